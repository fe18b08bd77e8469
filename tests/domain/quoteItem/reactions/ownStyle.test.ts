import { describe, expect, it } from 'vitest'
import { react } from '#domain/quoteItem'
import { type Product, sectionsOf } from '../builders.ts'

const changed = (before: Partial<Product>, change: Partial<Product>): Product =>
  react(sectionsOf({ product: before }), sectionsOf({ product: { ...before, ...change } }), {
    facts: {},
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

  it('goes with its carton style', () => {
    const tray = { styleCarton: '04', styleVariant: 'TRAY-W', fefCoVariantCode: 'TRAY-W' }
    expect(changed(tray, { styleCarton: '02' })).toMatchObject({ styleVariant: '', fefCoVariantCode: '' })
  })
})
