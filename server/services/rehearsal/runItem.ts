import { roundMoney } from '#domain/pricingPolicies'
import type { Rehearsed } from '#domain/rehearsal'
import type { rehearsalItems } from '../../database/schema/index.ts'
import type { PricedItem } from './pricedItems.ts'

type Row = typeof rehearsalItems.$inferInsert

const unknown = {
  ...{ plantAfter: '', price: 0, costBefore: null, costAfter: null, marginBefore: null, marginAfter: null },
  ...{ salesValue: 0, earned: 0, lost: 0, isUnderBefore: false, isUnderAfter: false },
  ...{ breaks: [], commission: 0 },
}

/** The line of an item in a run: money is of one order of the expected quantity. */
export function runItem(runId: number, item: PricedItem, found: Rehearsed): Row {
  const uom = Number(item.sections.pricing?.pricingUom) || 1000
  const head = {
    ...{ runId, quoteItemId: item.id, isOrdered: item.isOrdered, uom, floor: item.floor },
    ...{ customerCode: item.customerCode, customerName: item.customerName },
    ...{ currency: item.currency, productGroup: item.productGroup },
  }
  const marked = found.ok ? found.breaks[found.marked] : undefined
  if (!found.ok || marked === undefined) {
    const plant = item.sections.product?.preferredPlantCode ?? ''
    const failure = found.ok ? 'It has no price.' : found.reason.slice(0, 500)
    return { ...head, ...unknown, plant, quantity: item.quantity ?? 0, failure }
  }
  const { price, costBefore, costAfter, marginBefore, marginAfter } = marked
  const quantity = item.quantity !== null && item.quantity > 0 ? item.quantity : marked.priceQty
  const ofOrder = (amount: number) => roundMoney((amount * quantity) / uom)
  const earned = ofOrder(price * (1 - found.commission) - costBefore)
  return {
    ...head,
    ...{ plant: found.plantBefore, plantAfter: found.plantAfter, quantity, price },
    ...{ costBefore, costAfter, marginBefore, marginAfter },
    salesValue: ofOrder(price),
    earned,
    // What nobody can make earns nothing any more.
    lost: costAfter === null ? earned : ofOrder(costAfter - costBefore),
    ...{ isUnderBefore: found.isUnderBefore, isUnderAfter: found.isUnderAfter },
    ...{ breaks: found.breaks, commission: found.commission },
  }
}
