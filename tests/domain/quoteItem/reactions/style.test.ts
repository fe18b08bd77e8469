import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type About, cartonStyles, emptySections, type ItemSections, react } from '#domain/quoteItem'

const vslCodes = ['0201', '0203', '0401', '0900', '0913'].map(code => ({
  code,
  productStyle: code.slice(0, 2),
}))
const about: About = { facts: { vslCodes }, step: 'INITIATE' }

const item = (product: Partial<ItemSections['product']> = {}): ItemSections => ({
  ...emptySections,
  product: { ...emptySections.product, ...product },
})

/** The item after a person changed some fields of its product at once. */
const choosing = (before: ItemSections, patch: Partial<ItemSections['product']>, known = about) =>
  react(before, item({ ...before.product, ...patch }), known)

const regular = {
  styleCarton: '02',
  styleVariant: '0201',
  fefCoVariantCode: '0201',
  vslCode: '0201',
  styleTopFlap: '01',
  styleBottomFlap: '01',
}

describe('choosing a style in one press', () => {
  it('sets FEFCO code, VSL code and the flaps that the style is made with', () => {
    expect(choosing(item(), { styleCarton: '02', styleVariant: '0201' }).sections.product).toMatchObject(
      regular,
    )
    expect(choosing(item(), { styleCarton: '02', styleVariant: '0203' }).sections.product).toMatchObject({
      fefCoVariantCode: '0203',
      vslCode: '0203',
      styleTopFlap: '03',
      styleBottomFlap: '03',
    })
    const folder = choosing(item(regular), { styleCarton: '04', styleVariant: '0401' }).sections.product
    expect(folder).toMatchObject({ fefCoVariantCode: '0401', vslCode: '0401', styleTopFlap: '00' })
  })

  it('keeps flaps that were chosen in the same breath', () => {
    const patch = { styleCarton: '02', styleVariant: '0201', styleTopFlap: '00' }
    expect(choosing(item(), patch).sections.product).toMatchObject({
      styleTopFlap: '00',
      styleBottomFlap: '01',
    })
  })

  it('leaves a slotted carton without a variant with flaps that meet, never with none', () => {
    const { product } = choosing(item(), { styleCarton: '02' }).sections
    expect(product).toMatchObject({ styleTopFlap: '01', styleBottomFlap: '01' })
  })
})

describe('the VSL code', () => {
  it('is cleared with the style that it followed from', () => {
    expect(choosing(item(regular), { styleCarton: '09' }).sections.product.vslCode).toBe('')
    // There is no VSL code 0205 here.
    expect(choosing(item(regular), { styleVariant: '0205' }).sections.product.vslCode).toBe('')
  })

  it('that somebody chose otherwise is replaced, and that is said', () => {
    const { sections, said } = choosing(item({ ...regular, vslCode: '0913' }), { styleVariant: '0203' })
    expect(sections.product.vslCode).toBe('0203')
    expect(said).toEqual(['The VSL code is now 0203, of the style, instead of 0913.'])
    expect(choosing(item(regular), { styleVariant: '0203' }).said).toEqual([])
    // Products of before have a variant and no FEFCO code.
    expect(choosing(item({ ...regular, fefCoVariantCode: '' }), { styleVariant: '0203' }).said).toEqual([])
  })

  it('that is chosen with the style stays, and so does any while the codes are not known', () => {
    expect(choosing(item(), { styleVariant: '0201', vslCode: '0900' }).sections.product.vslCode).toBe('0900')
    const kept = choosing(item(regular), { styleVariant: '0203' }, { facts: {}, step: 'INITIATE' })
    expect(kept.sections.product.vslCode).toBe('0201')
  })
})

const choice = fc.constantFrom(...cartonStyles.map(({ code }) => code), '')
const variant = fc.constantFrom('', '0201', '0203', '0209', '0401', '0427', '0900', '0933')
const chosen = fc.record({
  styleCarton: choice,
  styleVariant: variant,
  vslCode: fc.constantFrom('', '0201', '0913'),
  styleTopFlap: fc.constantFrom('', '00', '01', '03'),
})

it('what follows from a style follows once: applied again it changes nothing', () => {
  fc.assert(
    fc.property(chosen, chosen, (a, b) => {
      const before = item(a)
      const once = choosing(before, b).sections
      expect(react(before, once, about).sections).toEqual(once)
    }),
  )
})
