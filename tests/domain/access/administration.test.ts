import { describe, expect, it } from 'vitest'
import { administrationFinding, asksFor, masterRights, pages, scope, userFindings } from '#domain/access'

const admin = { roles: ['SYSADMIN'], scopes: ['EDIT_USER_ACCESS'] }
const nobody = { roles: [], scopes: [] }

describe('administrationFinding', () => {
  it.each([
    ['the last SYSADMIN goes', admin, admin, 0, 'The last System Administrator cannot be disabled.'],
    ['their own right goes', admin, nobody, 1, 'You cannot take away your own last administration right.'],
    [
      'they deactivate themselves',
      admin,
      null,
      1,
      'You cannot take away your own last administration right.',
    ],
    ['somebody else changes', admin, admin, 1, null],
    ['they never had the right', nobody, nobody, 1, null],
  ])('%s', (_, before, after, administratorsLeft, finding) => {
    expect(administrationFinding({ before, after, administratorsLeft })).toBe(finding)
  })
})

describe('userFindings', () => {
  const user = { login: 'sca', roles: ['SCA'], salesReps: ['rep'], assistants: [] }
  it('finds nothing wrong with a coordinator of sales reps', () => {
    expect(userFindings(user, ['rep'])).toEqual([])
  })
  it('says of who is no sales rep: User is not Salesrep.', () => {
    expect(userFindings({ ...user, salesReps: ['rep', 'designer'] }, ['rep'])).toEqual([
      { field: 'salesReps', message: 'designer: User is not Salesrep.' },
    ])
  })
  it('gives assistants to sales reps only, and nobody to themselves', () => {
    expect(
      userFindings({ ...user, assistants: ['sca'], salesReps: ['sca'] }, ['sca']).map(f => f.field),
    ).toEqual(['salesReps', 'assistants', 'assistants'])
  })
})

describe('asksFor', () => {
  it('finds a scope inside a right that asks for more', () => {
    const guarded = pages.filter(({ right }) => asksFor(right, 'scope', 'SEARCH_CATALOGUE'))
    expect(guarded.map(({ path }) => path)).toEqual(['/prodcat'])
  })
  it('tells roles from scopes', () => {
    expect(asksFor(scope('MAINTENANCE'), 'role', 'MAINTENANCE')).toBe(false)
  })
})

describe('masterRights', () => {
  it('every kind of master is kept by an edit scope', () => {
    for (const right of Object.values(masterRights)) expect(right).toMatchObject({ kind: 'scope' })
  })
})
