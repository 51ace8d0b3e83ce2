"""The games for others' algorithms: OpenSpiel and PettingZoo, each an optional extra.

Both want whole numbers for moves and one seat at a time. What they share stands here:
`actions` numbers the words of move texts, `position` lets one seat at a time say a word,
`features` writes what a seat knows as numbers. Nothing here names a game.
"""
