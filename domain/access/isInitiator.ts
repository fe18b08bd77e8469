/** What the initiator rule needs to know of a person. */
export interface Colleague {
  readonly login: string
  readonly roles: readonly string[]
  /** Logins of the sales reps this person coordinates. */
  readonly salesReps: readonly string[]
  /** Logins of the assistants of each of those sales reps. */
  readonly assistantsOfSalesReps: readonly string[]
  /** Logins of this person's own assistants. */
  readonly assistants: readonly string[]
}

/**
 * Whether `person` counts as initiator of a quote owned by `owner` (a login). A coordinator (SCA) stands in for
 * their sales reps and those reps' assistants; anybody else for themselves and their assistants. Source: 001 §6.
 */
export function isInitiator(person: Colleague, owner: string): boolean {
  if (person.login === owner) return true
  if (person.roles.includes('SCA')) {
    return person.salesReps.includes(owner) || person.assistantsOfSalesReps.includes(owner)
  }
  return person.assistants.includes(owner)
}
