import type { ItemState } from './types.ts'

/** The hold action of the worklist row: the opposite of how the item is. Source: 000 §4. */
export function holdAction(state: Pick<ItemState, 'isOnHold'>): 'ONHOLD' | 'OFFHOLD' {
  return state.isOnHold ? 'OFFHOLD' : 'ONHOLD'
}
