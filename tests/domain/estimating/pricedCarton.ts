import { figuresOf, pricedItem } from '#domain/estimating'
import {
  empty,
  emptySections,
  type ItemSections,
  type PriceDetail,
  type Pricing,
  sections,
} from '#domain/quoteItem'
import { regularCarton } from '../../regularCarton.ts'
import { theMasters } from './builders.ts'

/** The masters that the items are priced by. */
export const masters = theMasters()

/** A break of so many, at the plant's usual mark-up. */
export const aBreak = (priceQty: number, values: Partial<PriceDetail> = {}): PriceDetail => ({
  ...empty(sections.pricing.fields.details.fields),
  key: `q${priceQty}`,
  given: 'markUp',
  priceQty,
  ...values,
})

/** A printed carton with these breaks. */
export const item = (details: PriceDetail[], pricing: Partial<Pricing> = {}): ItemSections => ({
  ...emptySections,
  product: {
    ...emptySections.product,
    ...regularCarton,
    preferredPlantCode: 'NTH',
    printProcess: 'FLEXO',
  },
  pricing: { ...emptySections.pricing, pricingPolicy: '2', pricingUom: '1000', ...pricing, details },
})

/** What of its price is calculated. */
export const priced = (details: PriceDetail[], pricing: Partial<Pricing> = {}) => {
  const one = item(details, pricing)
  return pricedItem(one, figuresOf(one, masters), masters)
}

/** The first of its breaks, priced. */
export const first = (details: PriceDetail[], pricing: Partial<Pricing> = {}): PriceDetail => {
  const [detail] = priced(details, pricing).details
  if (detail === undefined) throw new Error('There is no break.')
  return detail
}
