"""What people read: messages of options and events, and the printed cards as data."""
