import type { EstimateItem } from '#contract/estimateItem'
import { type EngineMasters, estimateCost, figuresOf, found, pricePart } from '#domain/estimating'
import type { ItemSections } from '#domain/quoteItem'
import { costedAs } from '../../services/products/productOfItem.ts'

/** What a product costs, and what its costing needs of it. */
export interface Costed {
  readonly item: EstimateItem | null
  readonly prices: readonly { readonly quantity: number; readonly price: number }[]
}

/** What an item costs a thousand at quantities, by the plant's usual mark-up. */
export function pricesOf(
  item: EstimateItem,
  quantities: readonly number[],
  masters: EngineMasters,
): Costed['prices'] {
  const estimate = estimateCost(item, quantities, masters)
  if (!estimate.ok) return []
  return estimate.breaks.flatMap(({ quantity, result }) =>
    result.ok
      ? [{ quantity, price: Math.round((result.tape.sellPrice / result.tape.costingUom) * 100_000) / 100 }]
      : [],
  )
}

/** Parts of an item's expected quantity that it is priced for. */
const breaks = [0.5, 1, 2]

function costed(sections: ItemSections, masters: EngineMasters): Costed {
  const { cost } = figuresOf(sections, masters)
  const quantity = sections.product.expectedOrderQuantity ?? 0
  if (!cost.ok || quantity <= 0) return { item: null, prices: [] }
  const { job } = cost.value
  const prices = breaks.flatMap(part => {
    const wanted = Math.round(quantity * part)
    const priced = pricePart(found(job), wanted, 'markUp', job.terms.markUp * 100)
    if (!priced.ok) return []
    const { sellPrice, costingUom } = priced.value.tape
    return [{ quantity: wanted, price: Math.round((sellPrice / costingUom) * 100_000) / 100 }]
  })
  return { item: costedAs(sections, masters), prices }
}

/** What products of the demonstration cost, a thousand. Many are alike: each is costed once. */
export function createCosted(masters: EngineMasters): (sections: ItemSections) => Costed {
  const known = new Map<string, Costed>()
  return sections => {
    const { code: _, description: __, drawingNo: ___, ...product } = sections.product
    const { numberOfColors, inkCoverages, varnishType } = sections.printing
    const key = JSON.stringify([product, numberOfColors, inkCoverages.length, varnishType])
    const result = known.get(key) ?? costed(sections, masters)
    known.set(key, result)
    return result
  }
}
