"""The rules as compiled functions over one state record; knows numpy and numba only."""
