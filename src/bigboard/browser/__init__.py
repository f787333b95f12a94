"""The edition without a server: the services in a Web Worker of the browser.

Imports the services and all below. JavaScript starts `main` and passes storage, messages and thinking as functions.
"""
