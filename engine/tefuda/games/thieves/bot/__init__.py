"""The bot: advice for players that know no game."""
