"""Connections: transport, security headers, origins and proxies, limits, tokens and passwords."""
