import { figuresOf, pricedItem } from '#domain/estimating'
import type { QuoteDocumentInput, QuotedInput, QuoteText } from '#domain/quoteDocument'
import {
  empty,
  emptySections,
  type GenericDetail,
  type ItemSections,
  type PriceDetail,
  pricedGoods,
  sections,
} from '#domain/quoteItem'
import { theMasters } from '../estimating/builders.ts'
import { dieCut, palletised, routed, slotted } from '../jobTicket/builders.ts'

const { shippingMethod: _, ratioToParent: __, ...noDelivery } = emptySections.delivery

/** The quote goes to a place that freight is known to. */
export const quoteDelivery = {
  ...noDelivery,
  truckType: 'STD',
  deliverySuburb: 'Brunswick',
  deliveryState: 'VIC',
  deliveryPostCode: '3056',
}

export const aBreak = (priceQty: number, values: Partial<PriceDetail> = {}): PriceDetail => ({
  ...empty(sections.pricing.fields.details.fields),
  ...{ key: `q${priceQty}`, given: 'markUp', markUpPercent: 22, priceQty },
  ...values,
})

/** An item with breaks of these quantities as the engine prices them, by ranges unless told. */
export function priced(item: ItemSections, quantities: readonly number[], pricingPolicy = '2'): ItemSections {
  const masters = theMasters()
  const details = quantities.map(quantity => aBreak(quantity))
  const whole = { ...item, pricing: { ...item.pricing, pricingPolicy, pricingUom: '1000', details } }
  const figures = figuresOf(whole, masters, { quote: quoteDelivery })
  return { ...whole, pricing: { ...whole.pricing, ...pricedItem(whole, figures, masters) } }
}

let kept: ItemSections | undefined

/** A slotted box in one colour with three breaks, made and loaded by the engines. */
export function pricedBox(): ItemSections {
  kept ??= priced(palletised(routed({ ...emptySections, product: slotted })), [1000, 5000, 10_000])
  return kept
}

/** A break of bought goods: what the supplier asks for it, and the mark-up on it. */
export const aLot = (priceQty: number, values: Partial<GenericDetail> = {}): GenericDetail => ({
  ...empty(sections.genericPricing.fields.details.fields),
  ...{ key: `q${priceQty}`, given: 'markUp', markUpPercent: 37, priceQty, unitCost: 641.3, freight: 388 },
  ...values,
})

/** Packing tape of a supplier in three breaks, a larger lot at less. */
export function boughtTape(
  lots = [aLot(1000), aLot(5000, { unitCost: 587.9 }), aLot(10_000, { unitCost: 523.7 })],
): ItemSections {
  const terms = { pricingPolicy: '2', pricingUom: '1000' }
  return {
    ...emptySections,
    product: { ...emptySections.product, itemCategory: 'GENERIC', isGen: true, description: 'Packing tape' },
    genericPricing: {
      ...emptySections.genericPricing,
      ...{ ...terms, supplier: 'Estuary Adhesives', supplierReference: 'EA-771', costValidTo: '2027-03-12' },
      details: pricedGoods({ ...terms, details: lots }),
    },
  }
}

/** A die-cut tray without a price. */
export const unpricedTray = (): ItemSections => ({ ...emptySections, product: dieCut })

export const quoted = (sections: ItemSections, overrides: Partial<QuotedInput> = {}): QuotedInput => ({
  ...{ itemNo: 1, reference: '100023-1', stepName: 'Customer', isApproved: true, isOnHold: false },
  ...{ sections, inks: [] },
  ...overrides,
})

export const texts: readonly QuoteText[] = [
  {
    ...{ id: 1, kind: 'COVER', businessUnit: '', title: '', sequence: 10 },
    text: 'Dear {{contactName}},\nThank you for asking us. We are pleased to offer you {{itemCount}}.',
  },
  {
    ...{ id: 2, kind: 'TERMS', businessUnit: '', title: 'Validity', sequence: 10 },
    text: 'Prices hold until {{validTo}}.',
  },
  {
    ...{ id: 3, kind: 'TERMS', businessUnit: 'GLAMA', title: 'Print', sequence: 20 },
    text: 'Colours follow the approved proof.',
  },
  {
    ...{ id: 4, kind: 'CLOSING', businessUnit: '', title: '', sequence: 10 },
    text: 'Yours sincerely',
  },
]

/** A quote of these items with nothing missing. */
export const quoteInput = (
  items: readonly QuotedInput[] = [quoted(pricedBox())],
  overrides: Partial<QuoteDocumentInput> = {},
): QuoteDocumentInput => ({
  quote: {
    ...{ reference: '100023', description: 'Spring range', currency: 'AUD', customerPO: 'RFQ-7' },
    ...{ validTo: '2027-02-21', delivery: quoteDelivery },
  },
  customer: {
    ...{ name: 'Bluegum Brewing', contactName: 'Harriet Moss', businessUnit: 'BOARD' },
    address: {
      ...{
        street: '12 Cooperage Lane',
        city: 'North Geelong',
        state: 'VIC',
        postCode: '3215',
        country: 'AU',
      },
    },
  },
  plant: {
    ...{ name: 'Northgate Corrugating', street: '41 Northgate Road', city: 'Campbellfield', state: 'VIC' },
    ...{ postCode: '3061', country: 'AU', phone: '+61 3 5550 4100', abn: '53 004 085 616' },
  },
  contact: { name: 'Sam Reeves', email: 'salesrep@boxwright.example' },
  items,
  texts,
  masters: theMasters(),
  revision: { letter: 'A', isSent: true },
  today: '2026-11-23',
  ...overrides,
})
