import type { GenericDetail, SoldDetail } from '#domain/quoteItem'

/** Whether a break is of bought goods. */
export const isBought = (detail: SoldDetail): detail is GenericDetail => 'unitCost' in detail

/** What a break of bought goods costs: the goods, and bringing them in. */
export interface GoodsCost {
  readonly goods: number
  readonly carriage: number
}

/** The cost of bought goods for one pricing UOM in its two parts; null: what they are bought at is not known. */
export function goodsCost({ unitCost, freight, cost }: GenericDetail): GoodsCost | null {
  if (unitCost === null || cost === null) return null
  return { goods: unitCost, carriage: freight ? Math.max(0, cost - unitCost) : 0 }
}
