import type { ItemSections, Origin, QuoteDelivery } from '#domain/quoteItem'
import { pricedFrom } from './pricedFrom.ts'

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * What a saved price is kept with as calculated from, whoever sent it: where the item went is always part of it, so that
 * each price is old once the item goes elsewhere. Breaks that stand as they are stored keep the place of then; a break
 * that is new was costed for where it goes now. A price without a cost has nothing to keep.
 */
export function pricedWhere(
  { pricing, ...item }: ItemSections,
  stored: ItemSections['pricing'],
  quote: QuoteDelivery | undefined,
): Origin | null {
  const sent = pricing.calculatedFrom as Origin | null
  if (quote === undefined || pricing.details.every(({ cost }) => cost === null)) return sent
  const now = pricedFrom({ ...item, pricing }, quote)
  const then = stored.calculatedFrom as Origin | null
  const isKept = isSame(pricing.details, stored.details) && pricing.pricingUom === stored.pricingUom
  if (isKept && then !== null && 'goesTo' in then)
    return { ...(sent ?? then), goesTo: then.goesTo ?? null } as Origin
  return sent === null ? now : ({ goesTo: now.goesTo, ...sent } as Origin)
}
