import type { EngineMasters } from '../masters.ts'
import { costPart, routePart } from '../parts/costPart.ts'
import { found } from '../parts/part.ts'
import { pricePart } from '../parts/pricePart.ts'
import { priceOfOrder } from '../pricing/priceOfOrder.ts'
import type { SizeLoad } from './sizeLoad.ts'
import type { SizeQuestion } from './sizeQuestion.ts'

/** What of an item a few millimetres can change. */
export type SizeFigures = SizeLoad['figures'] & {
  /** mm; null where the board is bought. */
  readonly deckle: number | null
  readonly out: number
  /** Sheet on the web, mm. */
  readonly sheet: { readonly length: number; readonly width: number }
  /** Of a costing unit. */
  readonly cost: number
  readonly sellPrice: number
}

/** The figures of an item at its size, sold as the question says; null where it has no price. */
export function sizeFigures(
  { item, quantity, pricing }: SizeQuestion,
  { box, board, pallet, figures }: SizeLoad,
  masters: EngineMasters,
): SizeFigures | null {
  const cost = costPart(item, routePart(item, box, board, quantity, masters), pallet, quantity, masters)
  if (!cost.ok) return null
  const { job, deckle, route } = cost.value
  const price =
    pricing === undefined
      ? pricePart(found(job), quantity, 'markUp', job.terms.markUp * 100)
      : priceOfOrder(cost, quantity, pricing)
  if (!price.ok) return null
  const { length = 0, width = 0 } = route.path[0]?.sheet ?? {}
  return {
    ...figures,
    deckle: deckle?.deckle ?? null,
    out: deckle?.out ?? 0,
    sheet: { length, width },
    cost: price.value.tape.cost,
    sellPrice: price.value.tape.sellPrice,
  }
}
