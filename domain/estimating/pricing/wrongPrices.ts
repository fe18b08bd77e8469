import { decimal } from '#domain/formats'
import { type ItemSections, type PriceDetail, rowPath } from '#domain/quoteItem'
import type { ItemFigures } from '../item/figuresOf.ts'
import type { EngineMasters } from '../masters.ts'
import { pricedItem } from './pricedItem.ts'

/** What of a price does not follow from its inputs, at its path inside the section. */
export interface WrongPrice {
  readonly path: string
  readonly message: string
}

/** A cent, and the noise of binary fractions. */
const tolerance = 0.01 + 1e-9

const checked = [
  ['cost', 'cost'],
  ['price', 'price'],
  ['markUpPercent', 'mark-up'],
  ['marginPercent', 'margin'],
] as const satisfies readonly (readonly [keyof PriceDetail, string])[]

const isFar = (a: number | null, b: number | null): boolean =>
  a === null || b === null ? a !== b : Math.abs(a - b) > tolerance

const words = (value: number | null) => (value === null ? 'none' : decimal(value, 2))

const isSame = (a: object | undefined, b: object): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * The breaks whose cost or price is not what the item's figures make of what was given, each with what it would be; a
 * break that is stored already as it stands is left alone, it may have grown old.
 */
export function wrongPrices(
  item: ItemSections,
  stored: ItemSections,
  figures: Pick<ItemFigures, 'cost' | 'board'>,
  masters: Pick<EngineMasters, 'plants'>,
): WrongPrice[] {
  const follows = pricedItem(item, figures, masters).details
  return item.pricing.details.flatMap((detail, place) => {
    const right = follows[place]
    const was = stored.pricing.details.find(({ key }) => key === detail.key)
    // A break without a cost is not finished: it is kept, and a step asks for it.
    if (right === undefined || detail.cost === null || !detail.priceQty || isSame(was, detail)) return []
    const field = checked.find(([name]) => isFar(detail[name], right[name]))
    if (field === undefined) return []
    const [name, word] = field
    return [
      {
        path: rowPath('details', detail.key, name),
        message: `The ${word} of ${decimal(detail.priceQty ?? 0, 0)} is ${words(right[name])}, not ${words(detail[name])}.`,
      },
    ]
  })
}
