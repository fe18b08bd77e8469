import { describe, expect, it } from 'vitest'
import { type LinkedUser, userFindings } from '#domain/access'

const user = (overrides: Partial<LinkedUser> = {}): LinkedUser => ({
  login: 'sca',
  roles: ['SCA'],
  salesReps: [],
  assistants: [],
  ...overrides,
})

describe('the people linked to a user', () => {
  it('are sales reps for who coordinates, and may be none', () => {
    expect(userFindings(user({ salesReps: ['rep'] }), ['rep'])).toEqual([])
    expect(userFindings(user(), [])).toEqual([])
  })

  it('who are no sales reps are named: User is not Salesrep.', () => {
    expect(userFindings(user({ salesReps: ['rep', 'designer', 'vendor'] }), ['rep'])).toEqual([
      { field: 'salesReps', message: 'designer, vendor: User is not Salesrep.' },
    ])
  })

  it('are never the user', () => {
    const rep = user({ login: 'rep', roles: ['SALESREP'], salesReps: ['rep'], assistants: ['rep'] })
    expect(userFindings(rep, ['rep'])).toEqual([
      { field: 'salesReps', message: 'Nobody coordinates their own quotes.' },
      { field: 'assistants', message: 'Nobody is their own assistant.' },
    ])
  })

  it('assist a sales rep only', () => {
    expect(userFindings(user({ roles: ['SALESREP'], assistants: ['tom'] }), [])).toEqual([])
    expect(userFindings(user({ assistants: ['tom'] }), [])).toEqual([
      { field: 'assistants', message: 'User is not Salesrep.' },
    ])
  })

  it('have everything that is wrong said at once', () => {
    const findings = userFindings(user({ salesReps: ['sca'], assistants: ['sca'] }), ['rep'])
    expect(findings.map(finding => finding.field)).toEqual([
      ...['salesReps', 'salesReps', 'assistants', 'assistants'],
    ])
  })
})
