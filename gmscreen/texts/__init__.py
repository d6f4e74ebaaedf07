"""What a person reads: the texts file, Brazilian numbers, and steps told in words."""
