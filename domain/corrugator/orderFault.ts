import type { SheetOrder } from './deckleRun.ts'
import type { WebCost } from './webCost.ts'

/** Why an order or a web can't be calculated with, in a sentence, or null when it can. */
export function orderFault(order: SheetOrder, web: WebCost): string | null {
  const above: readonly (readonly [string, number])[] = [
    ['sheet length', order.sheetLength],
    ['sheet width', order.sheetWidth],
    ['quantity', order.quantity],
    ['grammage of the papers', web.paperGsm],
  ]
  const missing = above.find(([, value]) => !(value > 0 && Number.isFinite(value)))
  if (missing !== undefined) return `The ${missing[0]} must be above 0.`
  const rates: readonly (readonly [string, number])[] = [
    ['number of creases', order.creasesPerSheet],
    ['paper price', web.paperPricePerTonne],
    ['price of a metre', web.pricePerMetre],
  ]
  const bad = rates.find(([, value]) => !(value >= 0 && Number.isFinite(value)))
  return bad === undefined ? null : `The ${bad[0]} must be 0 or more.`
}
