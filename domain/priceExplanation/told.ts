import type { Sold, SoldDetail } from '#domain/quoteItem'
import { spreadOf } from './spread.ts'
import { type ToldPart, type ToldShares, toldPartsOf, toldShares } from './toldShares.ts'

/** What a customer may know of a break: its price, and what it is spread over. Nothing here holds a cost. */
export interface ToldBreak {
  readonly key: string
  readonly quantity: number
  readonly perThousand: number
  readonly parts: readonly ToldPart[]
  readonly shares: ToldShares | null
}

/** A break as its customer may know it; null while it has no price. `uom`: how many its price is for. */
export function toldBreak(detail: SoldDetail, { pricingUom }: Pick<Sold, 'pricingUom'>): ToldBreak | null {
  const { key, priceQty, price } = detail
  if (!price || !priceQty) return null
  const spread = spreadOf(detail)
  return {
    key,
    quantity: priceQty,
    perThousand: (price * 1000) / (Number(pricingUom) || 1000),
    parts: spread === null ? [] : toldPartsOf(spread),
    shares: spread === null ? null : toldShares(spread),
  }
}
