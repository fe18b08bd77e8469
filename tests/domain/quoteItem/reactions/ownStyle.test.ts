import { describe, expect, it } from 'vitest'
import { react } from '#domain/quoteItem'
import { type Product, sectionsOf } from '../builders.ts'

const ownStyles = [
  { code: 'TRAY-W', isGlued: false },
  { code: 'TRAY-G', isGlued: true },
  { code: 'CRASH-W', isGlued: true },
  { code: 'BOX-W', isGlued: true },
]

const changed = (before: Partial<Product>, change: Partial<Product>): Product =>
  react(sectionsOf({ product: before }), sectionsOf({ product: { ...before, ...change } }), {
    facts: { ownStyles },
    step: 'INITIATE',
  }).sections.product

describe("a company's own style", () => {
  it('stays when it is chosen together with its carton style, and has no flap styles', () => {
    expect(changed({}, { styleCarton: '04', styleVariant: 'TRAY-W' })).toMatchObject({
      ...{ styleCarton: '04', styleVariant: 'TRAY-W', styleTopFlap: '00', styleBottomFlap: '00' },
    })
    expect(changed({}, { styleVariant: 'BOX-W' })).toMatchObject({
      ...{ styleCarton: '02', styleVariant: 'BOX-W', styleTopFlap: '00', styleBottomFlap: '00' },
    })
    const insert = changed({}, { styleCarton: '09', styleVariant: 'INSERT-W' })
    expect([insert.styleVariant, insert.styleTopFlap]).toEqual(['INSERT-W', ''])
  })

  it('begins glued where it is made so, of whichever carton style that has a choice', () => {
    expect(changed({}, { styleCarton: '07', styleVariant: 'CRASH-W' }).styleClosure).toBe('01')
    expect(changed({}, { styleCarton: '04', styleVariant: 'TRAY-G' }).styleClosure).toBe('01')
    expect(changed({}, { styleCarton: '04', styleVariant: 'TRAY-W' }).styleClosure).toBe('')
    // A slotted carton is always closed: there is no choice.
    expect(changed({}, { styleCarton: '02', styleVariant: 'BOX-W' }).styleClosure).toBe('')
    const mailer = { styleCarton: '04', styleVariant: '0427', styleClosure: '00' }
    expect(changed(mailer, { styleVariant: 'TRAY-G' }).styleClosure).toBe('01')
  })

  it('keeps the closure that was chosen, and loses the one that came with a glued style', () => {
    const taped = { styleCarton: '07', styleVariant: 'CRASH-W', styleClosure: '02' }
    expect(changed({}, taped).styleClosure).toBe('02')
    expect(changed(taped, { length: 300 }).styleClosure).toBe('02')
    const glued = { styleCarton: '04', styleVariant: 'TRAY-G', styleClosure: '01' }
    expect(changed(glued, { styleVariant: 'TRAY-W' }).styleClosure).toBe('')
    expect(changed({ ...glued, styleClosure: '03' }, { styleVariant: 'TRAY-W' }).styleClosure).toBe('03')
  })

  it('goes with its carton style', () => {
    const tray = { styleCarton: '04', styleVariant: 'TRAY-W', fefCoVariantCode: 'TRAY-W' }
    expect(changed(tray, { styleCarton: '02' })).toMatchObject({ styleVariant: '', fefCoVariantCode: '' })
  })
})
