"""What every game can use: reading of documents and components files, requirements, versions."""
