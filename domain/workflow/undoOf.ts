import { entryUnder } from '#domain/tables'

const undoing: Readonly<Record<string, string>> = {
  ACCEPT: 'RELEASE',
  RELEASE: 'ACCEPT',
  ONHOLD: 'OFFHOLD',
  OFFHOLD: 'ONHOLD',
  ARCHIVE: 'UNARCHIVE',
}

/**
 * The action that takes an action back, or null when nothing does: what is in the trash stays there, and a step is
 * undone by the way back it has. Who may take it back is for the rules of that action. Source: our own.
 */
export const undoOf = (action: string): string | null => entryUnder(undoing, action) ?? null
