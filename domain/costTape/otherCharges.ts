import { roundMoney } from '#domain/pricingPolicies'
import type { Trace } from '#domain/trace'

/** A charge beside the price; what the customer pays is null until somebody enters it. */
export interface OtherCharge {
  readonly type: string
  readonly basis: 'order' | 'unit' | 'thousand' | 'percent of price'
  readonly rate: number
  readonly customerCharges: number | null
}

export interface OtherChargeRow {
  readonly type: string
  readonly calculatedCharges: number
  readonly customerCharges: number
}

export type OtherChargesResult =
  | {
      readonly ok: true
      readonly rows: readonly OtherChargeRow[]
      readonly calculated: number
      readonly customer: number
      readonly trace: Trace
    }
  | { readonly ok: false; readonly reason: string; readonly trace: Trace }

/** The other charges of an order of so many units at a total price; the customer pays the calculated one unless told. */
export function otherCharges(
  charges: readonly OtherCharge[],
  order: { readonly quantity: number; readonly price: number },
): OtherChargesResult {
  const wrong = charges.find(charge => !(charge.rate >= 0 && Number.isFinite(charge.rate)))
  if (wrong !== undefined) return { ok: false, reason: `The charge ${wrong.type} has no rate.`, trace: [] }
  if (!(order.quantity > 0 && order.price >= 0))
    return { ok: false, reason: 'Other charges need a quantity above 0 and a price of 0 or more.', trace: [] }
  const times = {
    order: 1,
    unit: order.quantity,
    thousand: order.quantity / 1000,
    'percent of price': order.price / 100,
  }
  const rows = charges.map(charge => {
    const calculatedCharges = roundMoney(charge.rate * times[charge.basis])
    const customerCharges = roundMoney(charge.customerCharges ?? calculatedCharges)
    return { type: charge.type, calculatedCharges, customerCharges }
  })
  return {
    ok: true,
    rows,
    calculated: roundMoney(rows.reduce((sum, row) => sum + row.calculatedCharges, 0)),
    customer: roundMoney(rows.reduce((sum, row) => sum + row.customerCharges, 0)),
    trace: charges.map((charge, i) => ({
      label: charge.type,
      value: rows[i]?.calculatedCharges ?? 0,
      unit: '$',
      why: `${charge.rate} by ${charge.basis}`,
    })),
  }
}
