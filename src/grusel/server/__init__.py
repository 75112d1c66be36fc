"""The table server: tables, people, storage. Only here are secrets known, chance drawn and games stored."""
