"""The address a connection is counted by."""

from __future__ import annotations

from collections.abc import Mapping
from ipaddress import IPv6Address


def address_of(scope: Mapping[str, object]) -> str:
    """The address of a client, for limits."""
    match scope.get("client"):
        case (name, _):
            return counted(str(name))
    return ""


def counted(name: str) -> str:
    """An address as it is counted; of IPv6 the network, because one client there has many addresses."""
    if ":" not in name:
        return name
    try:
        address = IPv6Address(name)
    except ValueError:
        return name
    return str(address.ipv4_mapped or IPv6Address(int(address) >> 64 << 64))
