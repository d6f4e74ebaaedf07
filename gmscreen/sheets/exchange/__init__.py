"""Sheets from and to other forms: the canon's Markdown, pasted stat blocks, files, folders and archives."""
