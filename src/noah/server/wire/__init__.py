"""What goes over the wire: requests, answers, problems, and how a table looks to one viewer."""
