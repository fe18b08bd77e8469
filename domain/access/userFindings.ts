import { text } from '#domain/messages'

/** A user as far as what is linked to them depends on their roles. */
export interface LinkedUser {
  readonly login: string
  readonly roles: readonly string[]
  /** Logins of the sales reps this person coordinates. */
  readonly salesReps: readonly string[]
  /** Logins of the people who coordinate this person's quotes. */
  readonly assistants: readonly string[]
}

export interface UserFinding {
  readonly field: 'salesReps' | 'assistants'
  readonly message: string
}

/**
 * What is wrong with the links of a user: who is coordinated must be a sales rep (`salesRepLogins` are all of those
 * linked who are), nobody coordinates themselves, and only a sales rep has assistants. Source: 002 §7, "not a sales rep".
 */
export function userFindings(user: LinkedUser, salesRepLogins: readonly string[]): UserFinding[] {
  const findings: UserFinding[] = []
  const others = user.salesReps.filter(login => !salesRepLogins.includes(login))
  if (others.length > 0) {
    findings.push({ field: 'salesReps', message: `${others.join(', ')}: ${text('userNotSalesrep')}` })
  }
  if (user.salesReps.includes(user.login)) {
    findings.push({ field: 'salesReps', message: 'Nobody coordinates their own quotes.' })
  }
  if (user.assistants.includes(user.login)) {
    findings.push({ field: 'assistants', message: 'Nobody is their own assistant.' })
  }
  if (user.assistants.length > 0 && !user.roles.includes('SALESREP')) {
    findings.push({ field: 'assistants', message: text('userNotSalesrep') })
  }
  return findings
}
