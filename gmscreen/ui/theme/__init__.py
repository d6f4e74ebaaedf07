"""How everything looks: colours, sizes, fonts and icons, from the theme files to the screen."""
