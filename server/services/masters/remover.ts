import type { Database } from '../../database/database.ts'
import type { Person } from '../../person/person.ts'
import { deleteMaster } from './deleteMaster.ts'
import type { Master } from './master.ts'
import { orNotFound } from './orNotFound.ts'

/**
 * Deletes a master by its key as an address has it, in a transaction of its own. Problems: not-found, rule-failed
 * (it is still active), in-use with the names of what uses it.
 */
export type Remover = (db: Database, person: Person, key: string) => Promise<void>

/** How one of a kind is deleted, whatever its key and its fields. */
export const removerOf =
  <Key extends string | number, Input extends object, Stored extends Input>(
    master: Master<Key, Input, Stored>,
  ): Remover =>
  async (db, person, text) =>
    deleteMaster(db, person, master, orNotFound(master.keyOf(text), `The ${master.one}`))
