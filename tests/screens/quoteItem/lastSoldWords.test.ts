import { describe, expect, test } from 'vitest'
import type { LastSold } from '#contract/quote'
import { emptySections } from '#domain/quoteItem'
import { heldWords, lastOrderWords } from '../../../src/pages/quoteItem/lastSold/lastSoldWords.ts'
import { aBreak } from '../../domain/quoteDocument/builders.ts'

const pricing = {
  ...emptySections.pricing,
  pricingUom: '1000',
  details: [aBreak(5000, { price: 846.55 })],
}
const order = { orderedOn: '2026-03-12', quantity: 5000, price: 812.1, pricingUom: 1000, currencyCode: 'AUD' }
const last: LastSold = {
  ...{ productCode: 'ALE-24', customerName: '', quotedIn: 'AUD', failure: '', order },
  sold: {
    ...{ currencyCode: 'AUD', pricingUom: 1000, priceEffectiveDate: null, priceExpiryDate: '2026-06-30' },
    prices: [{ quantity: 1000, price: 812.1 }],
  },
}

describe('the last order of the product that an item was begun from', () => {
  test.each([
    [
      'at a price',
      last,
      'ALE-24 was last ordered on 12-03-2026: 5,000 at $812.10 per 1,000; as many now cost 4.2 % more.',
    ],
    [
      'of somebody else',
      { ...last, customerName: 'Coral Foods', order: { ...order, price: null } },
      'ALE-24 of Coral Foods was last ordered on 12-03-2026: 5,000. At which price is not known.',
    ],
    ['never', { ...last, order: null }, 'Nothing of ALE-24 was ordered yet.'],
    [
      'in another currency',
      { ...last, order: { ...order, currencyCode: 'NZD' } },
      'ALE-24 was last ordered on 12-03-2026: 5,000 at NZ$812.10 per 1,000. The quote is in AUD: they are not compared.',
    ],
  ])('is said: %s', (_, of, words) => {
    expect(lastOrderWords(of, pricing)).toBe(words)
  })

  test('is said without a comparison while nothing is priced', () => {
    const words = lastOrderWords(last, emptySections.pricing)
    expect(words).toBe('ALE-24 was last ordered on 12-03-2026: 5,000 at $812.10 per 1,000.')
  })

  test.each([
    ['2026-06-30', last.sold, 'Its price holds until 30-06-2026.'],
    ['2026-07-01', last.sold, 'Its price ended on 30-06-2026.'],
    ['2026-07-01', last.sold && { ...last.sold, priceExpiryDate: null }, 'Its price has no end.'],
    ['2026-07-01', last.sold && { ...last.sold, prices: [] }, 'No price of it is known.'],
    ['2026-07-01', last.sold && { ...last.sold, currencyCode: 'NZD' }, 'Its price is in NZD.'],
    ['2026-07-01', null, ''],
  ])('has a price that holds or ended: %s', (today, sold, words) => {
    expect(heldWords({ ...last, sold }, today)).toBe(words)
  })
})
