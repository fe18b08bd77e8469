import type { Person } from './person.ts'

/** Stands for everybody with the same rights: the same object for each of them, as long as it is remembered. */
export type SharedRights = object

const atMost = 1_000
const ofPerson = new WeakMap<Person, SharedRights>()
const known = new Map<string, SharedRights>()

/**
 * What the person shares with everybody of the same roles, scopes and workgroups: to remember by it what does not depend
 * on who they are.
 */
export function sharedRights(person: Person): SharedRights {
  const before = ofPerson.get(person)
  if (before !== undefined) return before
  const key = JSON.stringify([person.roles, person.scopes, person.workGroups])
  if (known.size >= atMost) known.clear()
  const shared = known.get(key) ?? {}
  known.set(key, shared)
  ofPerson.set(person, shared)
  return shared
}
