import { describe, expect, it } from 'vitest'
import { fixed } from '#domain/formats'
import { asSent, offeredContent, quoteDocument, revisionLetter, setLetter } from '#domain/quoteDocument'
import { emptySections } from '#domain/quoteItem'
import { priced, pricedBox, quoted, quoteInput, unpricedTray } from './builders.ts'

const factsOf = (facts: readonly { label: string; value: string }[]) =>
  Object.fromEntries(facts.map(({ label, value }) => [label, value]))

describe('the letter of a quote', () => {
  it('says who it is from, whom it is for and until when it holds', () => {
    const { sender, customer, facts, lacks } = quoteDocument(quoteInput())
    expect(sender).toEqual({
      name: 'Northgate Corrugating',
      lines: ['41 Northgate Road', 'Campbellfield VIC 3061', '+61 3 5550 4100', 'ABN 53 004 085 616'],
    })
    expect(customer.lines).toEqual(['Attention Harriet Moss', '12 Cooperage Lane', 'North Geelong VIC 3215'])
    expect(factsOf(facts)).toEqual({
      ...{ Quote: '100023', Revision: 'A', Date: '23-11-2026', 'Valid until': '21-02-2027' },
      ...{ 'Your reference': 'RFQ-7', 'Your contact': 'Sam Reeves' },
      Prices: 'Australian dollars, without GST',
      Freight: 'Delivered to Brunswick VIC 3056, in the price',
    })
    expect(lacks).toEqual([])
  })

  it('says what a box is in words, with its picture, and what each quantity costs', () => {
    const [item] = quoteDocument(quoteInput()).items
    expect(factsOf(item?.facts ?? [])).toMatchObject({
      Size: '400 × 300 × 250 mm inside',
      Style: 'Regular slotted box (0201)',
      Board: expect.stringContaining('(C340)'),
      Print: 'Flexo',
    })
    expect(item?.picture?.faces.length).toBeGreaterThan(6)
    const [first] = pricedBox().pricing.details
    const price = first?.price ?? 0
    expect(item?.prices.map(({ quantity }) => quantity)).toEqual([
      '1,000 – 4,999',
      '5,000 – 9,999',
      '10,000 – 10,999',
    ])
    expect(item?.prices[0]).toMatchObject({
      each: `$${fixed(price / 1000, 4)}`,
      order: expect.stringMatching(/^from \$/),
    })
  })

  it.each([
    ['3', '1,000 ± 10 %'],
    ['4', '1,000'],
  ])('says a quantity as its policy %s has it', (policy, words) => {
    const box = priced(pricedBox(), [1000], policy)
    const [item] = quoteDocument(quoteInput([quoted(box)])).items
    expect(item?.prices.map(({ quantity, order }) => [quantity, order.startsWith('from')])).toEqual([
      [words, false],
    ])
  })

  it('names what is paid once beside the price, and freight at the items where they differ in it', () => {
    const box = pricedBox()
    const tooling = { key: 't1', type: 'FORME', calculatedCost: 700, vendorCost: null, customerCost: 850 }
    const charge = {
      ...{ key: 'c1', type: 'Pallet hire', basis: 'order' },
      ...{ rate: 12, calculatedCharges: 12, customerCharges: 12 },
    }
    const charged = {
      ...box,
      pricing: { ...box.pricing, toolingCosts: [tooling], otherCharges: [charge] },
    }
    const collected = { ...box, delivery: { ...box.delivery, truckType: 'CUSTPICK' } }
    const { items, facts } = quoteDocument(quoteInput([quoted(charged), quoted(collected)]))
    expect(factsOf(facts).Freight).toBeUndefined()
    expect(items.map(({ charges }) => factsOf(charges))).toEqual([
      {
        Forme: '$850.00 once',
        'Pallet hire': '$12.00 an order',
        Freight: 'Delivered to Brunswick VIC 3056, in the price',
      },
      { Freight: 'You collect; freight is not in the price' },
    ])
  })

  it.each([
    ['2026-12-31', '31-12-2026'],
    ['2027-12-31', undefined],
  ])(
    'says of a price that ends on %s when it ends, where the quote holds longer',
    (priceExpiryDate, said) => {
      const box = pricedBox()
      const ending = { ...box, pricing: { ...box.pricing, priceExpiryDate } }
      const [item] = quoteDocument(quoteInput([quoted(ending)])).items
      expect(factsOf(item?.facts ?? [])['Price until']).toBe(said)
    },
  )

  it.each([
    ['$0.0050 a unit', { basis: 'unit', rate: 0.005, calculatedCharges: 2.5 }],
    ['$45.50 a thousand', { basis: 'thousand', rate: 45.5, calculatedCharges: 22.75 }],
    ['2.5 % of the price', { basis: 'percent of price', rate: 2.5, calculatedCharges: 15 }],
    ['$30.00 for 500', { basis: 'thousand', rate: 45.5, calculatedCharges: 22.75, customerCharges: 30 }],
  ])('says a charge as %s, never as what the first break comes to', (value, charge) => {
    const box = priced(pricedBox(), [500, 5000])
    const one = { key: 'c1', type: 'Rush', customerCharges: charge.calculatedCharges, ...charge }
    const charged = { ...box, pricing: { ...box.pricing, otherCharges: [one] } }
    const [item] = quoteDocument(quoteInput([quoted(charged)])).items
    expect(item?.charges).toContainEqual({ label: 'Rush', value })
  })

  it('has the covering words and terms of its business unit, with the values of the quote in them', () => {
    const input = quoteInput()
    const { opening, terms, closing } = quoteDocument(input)
    expect(opening[0]?.text).toBe(
      'Dear Harriet Moss,\nThank you for asking us. We are pleased to offer you 1 item.',
    )
    expect(terms).toEqual([{ title: 'Validity', text: 'Prices hold until 21-02-2027.' }])
    expect(closing.map(({ text }) => text)).toEqual(['Yours sincerely'])
    const glama = input.customer === null ? null : { ...input.customer, businessUnit: 'GLAMA' }
    expect(quoteDocument({ ...input, customer: glama }).terms.map(({ title }) => title)).toEqual([
      'Validity',
      'Print',
    ])
  })

  it('is written in New Zealand dollars for a quote in them', () => {
    const input = quoteInput()
    const { items, facts } = quoteDocument({ ...input, quote: { ...input.quote, currency: 'NZD' } })
    expect(items[0]?.prices[0]?.perThousand).toMatch(/^NZ\$/)
    expect(items[0]?.prices[0]?.each).toMatch(/^NZ\$\d\.\d{4}$/)
    expect(factsOf(facts).Prices).toBe('New Zealand dollars, without GST')
  })
})

describe('a letter that is not complete', () => {
  it('names every item that has no price or is not approved', () => {
    const tray = quoted(unpricedTray(), { reference: '100023-2', stepName: 'Pricing', isApproved: false })
    const { lacks, items } = quoteDocument(quoteInput([quoted(pricedBox()), tray]))
    expect(lacks).toEqual(['Item 100023-2 has no price yet and is not approved (it is at Pricing).'])
    expect(items.map(each => [each.prices.length, each.lacks.length])).toEqual([
      [3, 0],
      [0, 2],
    ])
  })

  it('says of a price that it ended, that its cost failed its audit, or that the item moved on since', () => {
    const box = pricedBox()
    const { pricing } = box
    const ended = { ...box, pricing: { ...pricing, priceExpiryDate: '2026-11-22' } }
    const [first, ...others] = pricing.details
    if (first === undefined) throw new Error('There is no break.')
    const failed = {
      ...box,
      pricing: { ...pricing, details: [{ ...first, cost: 0, price: null }, ...others] },
    }
    const moved = { ...box, product: { ...box.product, length: 410 } }
    const { lacks } = quoteDocument(
      quoteInput([ended, failed, moved].map((each, index) => quoted(each, { reference: `${index + 1}` }))),
    )
    expect(lacks).toEqual([
      'Item 1 has a price that ended on 22-11-2026.',
      'Item 2 has a quantity without a price.',
      'Item 3 was priced before a change (Length 400 → 410 mm).',
    ])
  })

  it('says what the quote lacks itself', () => {
    const input = quoteInput([])
    const bare = { ...input, customer: null, plant: null, quote: { ...input.quote, validTo: null } }
    expect(quoteDocument(bare).lacks).toHaveLength(4)
    const over = { ...quoteInput(), today: '2027-02-22' }
    expect(quoteDocument(over).lacks).toEqual(['The quote was valid until 21-02-2027.'])
  })

  it('holds an item of which nothing is entered', () => {
    const [item] = quoteDocument(quoteInput([quoted(emptySections)])).items
    expect(item).toMatchObject({ name: 'Not described yet', picture: null, facts: [], prices: [] })
  })
})

describe('a revision', () => {
  it('is another one when what is offered is another, not when only the day or the revision is', () => {
    const input = quoteInput()
    const now = offeredContent(quoteDocument(input))
    const later = { ...input, today: '2026-12-01', revision: { letter: 'B', isSent: false } }
    expect(offeredContent(quoteDocument(later))).toBe(now)
    const dearer = { ...input, quote: { ...input.quote, customerPO: 'RFQ-8' } }
    expect(offeredContent(quoteDocument(dearer))).not.toBe(now)
  })

  it('is a draft until it is sent', () => {
    const draft = quoteDocument(quoteInput(undefined, { revision: { letter: 'B', isSent: false } }))
    expect([draft.revision, factsOf(draft.facts).Revision]).toEqual(['B (draft)', 'B (draft)'])
    const sent = asSent(draft, 'B')
    expect([sent.revision, factsOf(sent.facts).Revision]).toEqual(['B', 'B'])
  })

  it('has a letter, and two behind Z', () => {
    expect([1, 2, 26, 27, 53].map(revisionLetter)).toEqual(['A', 'B', 'Z', 'AA', 'BA'])
    expect(() => revisionLetter(0)).toThrow(RangeError)
  })
})

describe('the letter of a master quote', () => {
  const asked = (ratioToParent: number | null, shippingMethod = 'DIRECT') => ({
    ...pricedBox(),
    delivery: { ...emptySections.delivery, ratioToParent, shippingMethod },
  })
  const letter = (ratio: number | null, shippingMethod?: string) => {
    const items = [
      quoted(asked(1), { isMaster: true }),
      quoted(asked(ratio, shippingMethod), { itemNo: 2, reference: '100023-2' }),
    ]
    const input = quoteInput(items)
    return quoteDocument({ ...input, quote: { ...input.quote, isMultiComponent: true } })
  }

  it('has its set: what is in it and how often, and what so many sets cost', () => {
    const { set, lacks } = letter(2)
    const name = pricedBox().product.description
    expect(set?.components.map(({ number, ratio, shipping }) => [number, ratio, shipping])).toEqual([
      ['1', '1', 'Direct To Customer'],
      ['2', '2', 'Direct To Customer'],
    ])
    expect(set?.name).toBe(name)
    expect(set?.prices.map(({ quantity }) => quantity)).toEqual(['1,000', '5,000', '10,000'])
    expect(lacks).toEqual([])
  })

  it('is not complete while a component has no ratio or way to go', () => {
    expect(letter(null, '').lacks).toEqual([
      '100023-2 must have a ratio above 0.',
      '100023-2 must have a shipping method.',
      ...['1,000', '5,000', '10,000'].map(sets => `100023-2 has no price for ${sets} sets.`),
    ])
  })

  it('can offer the set alone', () => {
    expect(setLetter(letter(2))).toMatchObject({ items: [], set: { prices: expect.anything() } })
    expect(quoteDocument(quoteInput())).not.toHaveProperty('set')
    const [first, ...rest] = letter(2).items
    const charged = first && { ...first, charges: [{ label: 'Forme', value: '$850.00 once' }] }
    expect(setLetter({ ...letter(2), items: charged ? [charged, ...rest] : [] }).set?.charges).toEqual([
      { label: '1. Forme', value: '$850.00 once' },
    ])
  })
})
