"""Bots in any language: a program that speaks JSON lines on its standard streams, see docs/bots/bot-protocol.md."""
