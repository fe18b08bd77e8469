import { choice, day, money, percent, rows, text } from '../../fields.ts'
import { boundFields, priceFields } from '../prices/breakFields.ts'
import { policies, uoms } from '../prices/priceChoices.ts'

/** A quantity of bought goods: what the supplier asks for it, and what it is sold for. */
export const genericDetailFields = {
  ...boundFields,
  /** For one pricing UOM. */
  unitCost: money('Bought At'),
  /** Of the whole delivery. */
  freight: money('Freight In'),
  ...priceFields,
}

/**
 * What bought goods cost and are sold for, in the order in which a person fills it in. Source: 001 §3 names the section; its
 * fields are our own.
 */
export const genericPricingFields = {
  supplier: text('Supplier', 100),
  supplierReference: text('Quote of the Supplier', 60),
  costValidTo: day('Costs Valid To'),
  pricingPolicy: choice('Pricing Policy', policies, 1),
  pricingUom: choice('Pricing UOM', uoms, 4),
  priceExpiryDate: day('Price Expiry Date'),
  defaultVariance: percent('Variance'),
  details: rows('Price Breaks', genericDetailFields, { max: 5, name: 'priceQty' }),
}
