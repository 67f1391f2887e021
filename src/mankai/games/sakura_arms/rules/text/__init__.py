"""What people read: messages of options, log lines, derived views, and the printed cards as data."""
