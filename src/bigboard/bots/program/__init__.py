"""Bots in any language: a program that speaks JSON lines on its standard input and output, see docs/bot-protocol.md."""
