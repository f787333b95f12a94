"""The terminal interface: screens, prompts and sentences. Titles plug in their own."""
