import type { EngineMasters } from '../masters.ts'
import { type SizeFigures, sizeFigures } from './sizeFigures.ts'
import type { SizeQuestion } from './sizeQuestion.ts'

/** Millimetres a side is changed by at the most: beyond it is another box. */
export const farthestWin = 10

export type Side = 'length' | 'width' | 'depth'

/** A side a few millimetres longer or shorter, and what it wins. */
export interface SizeWin {
  readonly side: Side
  /** Added to the side, mm. */
  readonly by: number
  readonly wins: readonly ('layer' | 'deckle' | 'truck')[]
  readonly figures: SizeFigures
  readonly now: SizeFigures
  /** Sell price of a costing unit less the one of now: below 0 is cheaper. */
  readonly priceDifference: number
}

/**
 * The few millimetres on one side of an item that win a bundle more in a layer, a deckle or a truck, the cheapest first;
 * on each side the smallest change for each win, and a larger one where it wins more. Every size is estimated whole by the
 * company's master data, with the quick search for layers: at most 60 of them. None where the item has no price itself.
 */
export function sizeWins(question: SizeQuestion, masters: EngineMasters): SizeWin[] {
  const now = sizeFigures(question, masters)
  if (now === null) return []
  const reach = Math.min(farthestWin, Math.max(0, Math.floor(question.reach ?? farthestWin)))
  const { item } = question
  const sides: readonly Side[] = item.depth > 0 ? ['length', 'width', 'depth'] : ['length', 'width']
  const found = sides.flatMap(side => {
    let best = now
    return Array.from({ length: reach }, (_, i) => [-1 - i, i + 1])
      .flat()
      .flatMap((by): SizeWin[] => {
        const changed = { ...question, item: { ...item, [side]: item[side] + by } }
        const figures = item[side] + by > 0 ? sizeFigures(changed, masters) : null
        if (figures === null) return []
        const wins = winsOver(figures, best)
        if (wins.length === 0) return []
        best = bestOf(best, figures)
        return [{ side, by, wins, figures, now, priceDifference: cents(figures.sellPrice - now.sellPrice) }]
      })
  })
  return found.sort((a, b) => a.priceDifference - b.priceDifference || Math.abs(a.by) - Math.abs(b.by))
}

function winsOver(size: SizeFigures, best: SizeFigures): SizeWin['wins'] {
  const wins: SizeWin['wins'][number][] = []
  if (size.perLayer > best.perLayer) wins.push('layer')
  if (isBetterDeckle(size, best)) wins.push('deckle')
  if (size.trucks !== null && best.trucks !== null && size.trucks < best.trucks) wins.push('truck')
  return wins
}

/** A narrower paper for as many sheets beside each other, or more of them on paper as wide. */
function isBetterDeckle(size: SizeFigures, best: SizeFigures): boolean {
  if (size.deckle === null || best.deckle === null) return false
  return (
    (size.deckle < best.deckle && size.out >= best.out) || (size.deckle <= best.deckle && size.out > best.out)
  )
}

function bestOf(best: SizeFigures, size: SizeFigures): SizeFigures {
  const { deckle, out } = isBetterDeckle(size, best) ? size : best
  const trucks = best.trucks === null || size.trucks === null ? null : Math.min(best.trucks, size.trucks)
  return { ...best, perLayer: Math.max(best.perLayer, size.perLayer), deckle, out, trucks }
}

const cents = (money: number) => Math.round(money * 100) / 100
