"""The commands of `bigboard`, one file each."""
