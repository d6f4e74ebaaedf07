"""The pieces panels are made of; each draws what it is given and tells what was done to it."""
