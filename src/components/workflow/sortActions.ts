import type { OfferedAction } from './offeredAction.ts'

/** The actions of an item in the groups people look for them in. */
export interface SortedActions {
  /** Taking and giving back, holding: only the one of each pair that makes sense now. */
  readonly work: readonly OfferedAction[]
  /** What moves the item on or back. */
  readonly step: readonly OfferedAction[]
  /** Archive, trash, unarchive. */
  readonly close: readonly OfferedAction[]
}

/** One of a pair: the allowed one, else the one that fits how the item is. */
const oneOf = (actions: readonly OfferedAction[], first: string, second: string, secondFits: boolean) => {
  const pair = actions.filter(({ code }) => code === first || code === second)
  return (
    pair.find(({ allowed }) => allowed) ?? pair.find(({ code }) => code === (secondFits ? second : first))
  )
}

/** Sorts the offered actions; of accept and release, hold and off hold, archive and unarchive one of each is kept. */
export function sortActions(
  actions: readonly OfferedAction[],
  item: { readonly isMine: boolean; readonly isOnHold: boolean; readonly isArchived: boolean },
): SortedActions {
  const present = (...found: (OfferedAction | undefined)[]) => found.filter(action => action !== undefined)
  return {
    work: present(
      oneOf(actions, 'ACCEPT', 'RELEASE', item.isMine),
      oneOf(actions, 'ONHOLD', 'OFFHOLD', item.isOnHold),
    ),
    step: actions.filter(({ kind }) => kind === 'step'),
    close: present(
      oneOf(actions, 'ARCHIVE', 'UNARCHIVE', item.isArchived),
      actions.find(({ code }) => code === 'TRASH'),
    ),
  }
}
