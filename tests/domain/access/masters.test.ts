import { describe, expect, it } from 'vitest'
import { anyMasterRight, isAllowed, masterKinds, masterRights } from '#domain/access'

describe('masters', () => {
  it('of every kind are kept by an edit scope', () => {
    for (const kind of masterKinds) {
      expect(masterRights[kind]).toMatchObject({ kind: 'scope', code: expect.stringMatching(/^EDIT_/) })
    }
  })

  it('each open what is open to any of them', () => {
    for (const kind of masterKinds) {
      expect(isAllowed({ roles: [], scopes: [masterRights[kind].code] }, anyMasterRight), kind).toBe(true)
    }
    expect(isAllowed({ roles: ['SYSADMIN'], scopes: ['VIEW_QUOTE'] }, anyMasterRight)).toBe(false)
  })
})
