"""A server under attack while people play: `grusel bench hostile`."""
