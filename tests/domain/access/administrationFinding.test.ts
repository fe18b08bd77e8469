import { describe, expect, it } from 'vitest'
import { administrationFinding } from '#domain/access'

const admin = { roles: ['SYSADMIN'], scopes: ['EDIT_USER_ACCESS'] }
const nobody = { roles: [], scopes: [] }
const lastAdministrator = 'Somebody in use has to stay System Administrator, and this is the last.'
const lastRight = 'You cannot take away your own last administration right.'

describe('a change of users, roles or scopes', () => {
  it.each([
    ['the last SYSADMIN goes', admin, admin, 0, lastAdministrator],
    ['there was none before either', nobody, nobody, 0, lastAdministrator],
    ['their own right goes', admin, nobody, 1, lastRight],
    ['they deactivate themselves', admin, null, 1, lastRight],
    ['both at once: the system comes first', admin, null, 0, lastAdministrator],
    ['somebody else changes', admin, admin, 1, null],
    ['they never had the right', nobody, nobody, 1, null],
    ['they are given the right', nobody, admin, 1, null],
  ])('%s', (_, before, after, administratorsLeft, finding) => {
    expect(administrationFinding({ before, after, administratorsLeft })).toBe(finding)
  })

  it('may take every other master from the person, as long as user access stays', () => {
    const all = {
      roles: ['SYSADMIN'],
      scopes: ['EDIT_USER_ACCESS', 'EDIT_INK_MASTER', 'EDIT_WORKFLOW_MASTER'],
    }
    expect(administrationFinding({ before: all, after: admin, administratorsLeft: 1 })).toBeNull()
  })
})
