"""What a sprite shows (somebody, a beast, a sort of thing) and which way that looks."""
