"""What every answer would do, and the answers to choices of several."""
