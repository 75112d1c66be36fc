"""The table server: tables, people, storage. The one place that knows secrets, draws chance and keeps games."""
