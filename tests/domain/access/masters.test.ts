import { describe, expect, it } from 'vitest'
import { anyMasterRight, asksFor, isAllowed, masterKinds, masterRights, scopeCodes } from '#domain/access'

describe('masters', () => {
  it('of every kind are kept by an edit scope; prices are rehearsed by their staff too', () => {
    for (const kind of masterKinds.filter(each => each !== 'rehearsal')) {
      expect(masterRights[kind]).toMatchObject({ kind: 'scope', code: expect.stringMatching(/^EDIT_/) })
    }
  })

  it('each open what is open to any of them', () => {
    for (const kind of masterKinds.filter(each => each !== 'rehearsal')) {
      const scopes = scopeCodes.filter(code => asksFor(masterRights[kind], 'scope', code))
      expect(isAllowed({ roles: [], scopes }, anyMasterRight), kind).toBe(true)
    }
    expect(isAllowed({ roles: ['SYSADMIN'], scopes: ['VIEW_QUOTE'] }, anyMasterRight)).toBe(false)
  })
})
