import { describe, expect, it } from 'vitest'
import { applyAction, defaultWorkflow, hideArtChange, withoutArtChange } from '#domain/workflow'
import { input, item, superUser } from './builders.ts'

const art = { fefCoVariantCode: '0201', designProjectNo: 'P100', artworkFileName: 'art.pdf' }

describe('hideArtChange', () => {
  it('shows the option when variant, project and artwork are there', () => {
    expect(hideArtChange(art)).toBe(false)
  })

  it.each([
    { fefCoVariantCode: '' },
    { fefCoVariantCode: ' ' },
    { fefCoVariantCode: '02xx' },
    { fefCoVariantCode: '02XX' },
    { designProjectNo: '' },
    { artworkFileName: '' },
  ])('hides it with %j', missing => {
    expect(hideArtChange({ ...art, ...missing })).toBe(true)
  })
})

describe('withoutArtChange', () => {
  const redesign = input('PRICING_RETURN_DESIGN', { reason: 'ART_CHANGE', comment: 'New logo' })
  const state = item({ stepCode: 'PRICING', assignee: 'sue' })

  it('takes the option out of every dialog, and the action refuses it then', () => {
    expect(applyAction(defaultWorkflow, state, superUser, redesign, []).ok).toBe(true)
    expect(applyAction(withoutArtChange(defaultWorkflow), state, superUser, redesign, [])).toEqual({
      ok: false,
      message: 'Reason not valid',
    })
  })

  it('leaves the rest as it is', () => {
    const other = { ...redesign, reason: 'STRUCTURAL_CHANGE' }
    expect(applyAction(withoutArtChange(defaultWorkflow), state, superUser, other, []).ok).toBe(true)
    expect(JSON.stringify(defaultWorkflow)).toContain('ART_CHANGE')
    expect(JSON.stringify(withoutArtChange(defaultWorkflow))).not.toContain('ART_CHANGE')
  })
})
