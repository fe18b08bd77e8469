import type { ItemState } from './types.ts'

/** What the worklist row offers a person: to release what is theirs, else to accept. Source: 000 §4. */
export function rowAction(state: Pick<ItemState, 'assignee'>, login: string): 'ACCEPT' | 'RELEASE' {
  return state.assignee === login ? 'RELEASE' : 'ACCEPT'
}
