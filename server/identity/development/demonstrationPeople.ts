/** A person of the demonstration data, as the sign-in page shows them. */
export interface DemonstrationPerson {
  login: string
  name: string
  /** Names of the roles, for people to read. */
  roles: string[]
  /** One sentence: who this is and what they do. */
  about: string
}

/** The password of everyone in the demonstration data; the sign-in page says it. */
export const demonstrationPassword = 'demo'

/** The person with this login, whatever its capitals; undefined when there is none. */
export function findPerson(
  people: readonly DemonstrationPerson[],
  login: string,
): DemonstrationPerson | undefined {
  const wanted = login.trim().toLowerCase()
  return people.find(person => person.login.toLowerCase() === wanted)
}
