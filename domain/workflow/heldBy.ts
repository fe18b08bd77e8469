import type { ItemState } from './types.ts'

/** Who holds the item, as people know them: their name, or their login where the name is not known. */
export const holderOf = (state: ItemState): string => state.assigneeName ?? state.assignee ?? ''

/** The sentence of an item that somebody else holds. The wording is our own. */
export const heldBy = (state: ItemState): string => `The item is assigned to ${holderOf(state)}.`
