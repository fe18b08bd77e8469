import type { Person } from '../person/person.ts'

const asking = new WeakMap<object, Person>()

/** Remembers who makes a request, once that is known. */
export const rememberWhoAsks = (request: object, person: Person): void => {
  asking.set(request, person)
}

/** Who makes a request; null where nobody is signed in, or it is not known yet. */
export const whoAsks = (request: object): Person | null => asking.get(request) ?? null
