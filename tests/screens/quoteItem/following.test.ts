import { describe, expect, test } from 'vitest'
import { empty, type Facts, sections } from '#domain/quoteItem'
import { createFollowing } from '../../../src/pages/quoteItem/draft/following.ts'
import { sectionsOf } from '../../domain/quoteItem/builders.ts'

const vslCodes = [{ code: '0201', productStyle: '02' }]
const about = (facts: Facts) => ({ facts, step: 'INITIATE' })
const known = about({ vslCodes, ownStyles: [] })
const before = sectionsOf({ product: { styleVariant: '', fefCoVariantCode: '', vslCode: '' } })
const chosen = { ...before, product: { ...before.product, styleCarton: '02', styleVariant: '0201' } }

/** What stands in the fields after a style was chosen while nothing was known, and what waits for it. */
function choosing() {
  const following = createFollowing()
  const shown = following.after(before, chosen, about({}))?.values ?? chosen
  expect(shown.product).toMatchObject({ fefCoVariantCode: '0201', vslCode: '' })
  return { following, shown }
}

describe('what follows from a choice that was made before the codes are known', () => {
  test('follows once they are, and not again', () => {
    const { following, shown } = choosing()
    expect(following.caughtUp(shown, about({}))).toBeNull()
    const caughtUp = following.caughtUp(shown, about({ vslCodes }))?.values ?? shown
    expect(caughtUp.product.vslCode).toBe('0201')
    expect(following.caughtUp(caughtUp, known)).toBeNull()
    const cleared = { ...caughtUp, product: { ...caughtUp.product, vslCode: '' } }
    expect(following.caughtUp(cleared, known)).toBeNull()
  })

  test('leaves what was entered in the meantime', () => {
    const { following, shown } = choosing()
    const typed = { ...shown, product: { ...shown.product, vslCode: '0913', styleTopFlap: '03' } }
    expect(following.caughtUp(typed, known)).toBeNull()
  })

  test('nothing follows when nothing was changed until then', () => {
    const following = createFollowing()
    expect(following.caughtUp(chosen, known)).toBeNull()
  })
})

describe('what follows in a list in which a number can’t be read', () => {
  test('leaves what can’t be read where it stands, and is not taken for nothing entered', () => {
    const detail = {
      ...empty(sections.pricing.fields.details.fields),
      key: 'a',
      given: 'markUp',
      priceQty: 500,
      markUpPercent: Number.NaN,
    }
    const pricing = { pricingPolicy: '2', pricingUom: '1000', details: [detail] }
    const stood = sectionsOf({ pricing })
    const after = { ...stood, pricing: { ...stood.pricing, pricingPolicy: '3', defaultVariance: 10 } }
    const { values } = createFollowing().after(stood, after, known) ?? {}
    expect(values?.pricing.details).toMatchObject([{ minQty: 450, maxQty: 550, markUpPercent: Number.NaN }])
  })
})
