"""How fast the core is on the machine at hand."""
