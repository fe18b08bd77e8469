import type { Rights } from '#domain/access'

/** The person who makes a call, with everything that rights and rules ask of them. */
export interface Person extends Rights {
  readonly id: number
  readonly login: string
  readonly name: string
  readonly workGroups: readonly string[]
  /** Logins of the sales reps this person coordinates. */
  readonly salesReps: readonly string[]
  readonly assistantsOfSalesReps: readonly string[]
  readonly assistants: readonly string[]
}
