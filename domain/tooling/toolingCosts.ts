import { roundMoney } from '#domain/pricingPolicies'

/** What is known of one piece of tooling; null is not known or not entered. */
export interface ToolingItem {
  readonly type: string
  readonly calculatedCost: number
  readonly vendorCost: number | null
  readonly customerCost: number | null
}

/** A row of the price's tooling costs. */
export interface ToolingCostRow {
  readonly type: string
  readonly vendorCost: number
  readonly calculatedCost: number
  readonly customerCost: number
}

/**
 * Rows of tooling costs: the vendor's price is the calculated one until there is a quote, and the customer pays
 * the vendor's price with a mark-up (a fraction) until somebody enters another (our own choice).
 */
export function toolingCosts(items: readonly ToolingItem[], markUp = 0): ToolingCostRow[] {
  return items.map(({ type, calculatedCost, vendorCost, customerCost }) => {
    const vendor = vendorCost ?? calculatedCost
    return {
      type,
      calculatedCost: roundMoney(calculatedCost),
      vendorCost: roundMoney(vendor),
      customerCost: roundMoney(customerCost ?? vendor * (1 + markUp)),
    }
  })
}
