import type { Database } from '../database/database.ts'
import type { Person } from './person.ts'
import { personOf } from './personOf.ts'

/**
 * The channel that the database says on, by triggers on its tables, that what people may do has changed: once a
 * transaction, after its commit, to every server.
 */
export const rightsChannel = 'boxwright_rights'

/**
 * How long a person's rights may be remembered, in milliseconds. A change is heard of at once; this is for a server that
 * cannot hear.
 */
const rememberedFor = 60_000
const atMost = 5_000

/** Looks people up by login, remembering each so that a call costs no extra queries. */
export interface People {
  find(login: string): Promise<Person | null>
  /** Forgets what is remembered: after a change of roles, scopes or workgroups. */
  forget(): void
}

/** People of the database; `now` is the clock in milliseconds. */
export function createPeople(db: Database, now: () => number = Date.now): People {
  const remembered = new Map<string, { person: Promise<Person | null>; until: number }>()
  return {
    find(login) {
      const known = remembered.get(login)
      if (known !== undefined && known.until > now()) return known.person
      if (remembered.size >= atMost) remembered.clear()
      const person = personOf(db, login)
      // Before it is read: a change that is heard of meanwhile forgets it too.
      remembered.set(login, { person, until: now() + rememberedFor })
      person.catch(() => remembered.delete(login))
      return person
    },
    forget: () => remembered.clear(),
  }
}
