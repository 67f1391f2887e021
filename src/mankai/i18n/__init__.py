"""Texts in many languages: catalogues, Fluent messages, and plurals and numbers by Unicode's CLDR."""
