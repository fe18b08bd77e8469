import type { EngineMasters } from '../masters.ts'
import { farthestWin, millimetresOf, movedSides, type SizeChange, sizeChanges } from './sizeChanges.ts'
import { type SizeFigures, sizeFigures } from './sizeFigures.ts'
import { sizeLoad } from './sizeLoad.ts'
import type { SizeQuestion } from './sizeQuestion.ts'

/** A size a few millimetres off, and what it wins. */
export interface SizeWin {
  readonly change: SizeChange
  readonly wins: readonly ('layer' | 'deckle' | 'truck')[]
  readonly figures: SizeFigures
  readonly now: SizeFigures
  /** Sell price of a costing unit less the one of now: below 0 is cheaper. */
  readonly priceDifference: number
}

type Loaded = Pick<SizeFigures, 'perLayer' | 'bundleQty' | 'trucks'>

/**
 * The few millimetres that win an item a bundle more in a layer, a deckle or a truck, the cheapest first: on each side the
 * smallest change for each win, and a larger one where it wins more; of two sides together only what loads better than
 * each of them alone. Every size is estimated whole by the company's master data, with the quick search for layers. None
 * where the item has no price itself.
 */
export function sizeWins(question: SizeQuestion, masters: EngineMasters): SizeWin[] {
  const load = sizeLoad(question, masters)
  const now = load === null ? null : sizeFigures(question, load, masters)
  if (now === null) return []
  const { item } = question
  const bests = new Map<string, SizeFigures>()
  const found = sizeChanges(question.reach ?? farthestWin, item.depth > 0).flatMap((change): SizeWin[] => {
    const moved = movedSides(change)
    const best = [...moved, moved.join(' ')].reduce((all, key) => betterOf(all, bests.get(key) ?? now), now)
    const figures = changedFigures(question, change, best, masters)
    if (figures === null) return []
    const wins = winsOver(figures, best)
    if (wins.length === 0) return []
    bests.set(moved.join(' '), betterOf(best, figures))
    return [{ change, wins, figures, now, priceDifference: cents(figures.sellPrice - now.sellPrice) }]
  })
  return found.sort(
    (a, b) => a.priceDifference - b.priceDifference || millimetresOf(a.change) - millimetresOf(b.change),
  )
}

/** The figures of a changed size; null where it can't be made, or is two sides that load no better. */
function changedFigures(
  question: SizeQuestion,
  change: SizeChange,
  best: SizeFigures,
  masters: EngineMasters,
): SizeFigures | null {
  const { item } = question
  const moved = movedSides(change)
  if (moved.some(side => item[side] + change[side] <= 0)) return null
  const sides = Object.fromEntries(moved.map(side => [side, item[side] + change[side]]))
  const changed = { ...question, item: { ...item, ...sides } }
  const load = sizeLoad(changed, masters)
  // What a deckle wins, one of the sides alone wins as well: what costs time is asked only of a better load.
  if (load === null || (moved.length > 1 && !loadsBetter(load.figures, best))) return null
  return sizeFigures(changed, load, masters)
}

function winsOver(size: SizeFigures, best: SizeFigures): SizeWin['wins'] {
  const wins: SizeWin['wins'][number][] = []
  if (hasMoreInLayer(size, best)) wins.push('layer')
  if (isBetterDeckle(size, best)) wins.push('deckle')
  if (takesFewerTrucks(size, best)) wins.push('truck')
  return wins
}

/** Of bundles at least as large. */
const hasMoreInLayer = (size: Loaded, best: Loaded) =>
  size.perLayer > best.perLayer && size.bundleQty >= best.bundleQty

const takesFewerTrucks = (size: Loaded, best: Loaded) =>
  size.trucks !== null && best.trucks !== null && size.trucks < best.trucks

const loadsBetter = (size: Loaded, best: Loaded) => hasMoreInLayer(size, best) || takesFewerTrucks(size, best)

/** A narrower paper for as many sheets beside each other, or more of them on paper as wide. */
function isBetterDeckle(size: SizeFigures, best: SizeFigures): boolean {
  if (size.deckle === null || best.deckle === null) return false
  return (
    (size.deckle < best.deckle && size.out >= best.out) || (size.deckle <= best.deckle && size.out > best.out)
  )
}

/** The better of both in each respect. */
function betterOf(best: SizeFigures, size: SizeFigures): SizeFigures {
  const { deckle, out } = isBetterDeckle(size, best) ? size : best
  const { perLayer, bundleQty } = hasMoreInLayer(size, best) ? size : best
  const trucks = takesFewerTrucks(size, best) ? size.trucks : best.trucks
  return { ...best, perLayer, bundleQty, deckle, out, trucks }
}

const cents = (money: number) => Math.round(money * 100) / 100
