"""The arena: bots against bots, in paired seats and with paired luck."""
