import type { EngineMasters } from '#domain/estimating'
import { createEstimator, type Estimate } from '../estimate.ts'
import type { PadInputs } from '../padInputs.ts'

/** What of a box a better size can win. */
export interface SizeFigures {
  readonly perLayer: number
  readonly unitsPerPallet: number
  readonly deckle: number
  readonly out: number
  /** Area of board for one box, trim of the web counted, m². */
  readonly webSqm: number
  /** Cost of a costing unit at the largest quantity; null where it is not known. */
  readonly cost: number | null
}

/** A size a few millimetres off, and what it wins. */
export interface BetterSize extends SizeFigures {
  readonly change: { readonly length: number; readonly width: number; readonly depth: number }
  readonly now: SizeFigures
  readonly wins: readonly ('layer' | 'deckle')[]
}

/** Millimetres a search goes up and down at the most: beyond it is another box. */
export const farthest = 6

const distance = ({ length, width, depth }: BetterSize['change']) =>
  Math.abs(length) + Math.abs(width) + Math.abs(depth)

/** The figures of an estimate that has all of them. */
export function sizeFigures({ pallet, cost, prices }: Estimate): SizeFigures | null {
  if (!pallet.ok || !cost.ok || cost.value.deckle === null) return null
  const { deckle, out } = cost.value.deckle
  const [first] = cost.value.route.path
  const sheet = first?.sheet ?? { length: 0, numberUp: 1 }
  const tapes = prices.flatMap(price => (price.ok ? [price.value.tape] : []))
  const [largest] = tapes.toSorted((a, b) => b.quantity - a.quantity)
  return {
    perLayer: pallet.value.load.bundlesPerLayer,
    unitsPerPallet: pallet.value.load.totalPalletQty,
    deckle,
    out,
    webSqm: (deckle * sheet.length) / out / sheet.numberUp / 1_000_000,
    cost: largest?.cost ?? null,
  }
}

/** Every change up to so many mm, the smaller first; at the same distance the ones that leave more sides alone. */
function changes(reach: number, hasDepth: boolean): BetterSize['change'][] {
  const steps = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach)
  const all = steps.flatMap(length =>
    steps.flatMap(width => (hasDepth ? steps : [0]).map(depth => ({ length, width, depth }))),
  )
  const moved = (change: BetterSize['change']) => Object.values(change).filter(mm => mm !== 0).length
  return all
    .filter(change => distance(change) > 0)
    .sort((a, b) => distance(a) - distance(b) || moved(a) - moved(b))
}

/**
 * The sizes within reach that win something the entered one has not: more in a layer, a narrower deckle (or
 * more out of the same one); for each win the smallest change. Every size is estimated like the entered one, with the
 * quick search for layers. Best first.
 */
export function betterSizes(inputs: PadInputs, masters: EngineMasters): BetterSize[] {
  const estimator = createEstimator()
  const now = sizeFigures(estimator(inputs, masters))
  const { length, width, depth } = inputs
  if (now === null || length === null || width === null) return []
  const reach = Math.min(farthest, Math.max(1, Math.floor(inputs.reach ?? 0)))

  const found: BetterSize[] = []
  const ways = new Set<string>()
  let perLayer = now.perLayer
  for (const change of changes(reach, (depth ?? 0) > 0)) {
    const size = {
      length: length + change.length,
      width: width + change.width,
      depth: depth === null ? null : depth + change.depth,
    }
    const figures = sizeFigures(estimator({ ...inputs, ...size }, masters))
    if (figures === null) continue
    const wins: BetterSize['wins'][number][] = []
    if (figures.perLayer > perLayer) {
      perLayer = figures.perLayer
      wins.push('layer')
    }
    const way = `${figures.deckle}/${figures.out}`
    if (isNarrower(figures, now) && !ways.has(way)) {
      ways.add(way)
      wins.push('deckle')
    }
    if (wins.length > 0) found.push({ ...figures, change, now, wins })
  }
  return found.sort(
    (a, b) =>
      b.perLayer - a.perLayer || (a.cost ?? 0) - (b.cost ?? 0) || distance(a.change) - distance(b.change),
  )
}

/** A narrower paper for as many sheets beside each other, or more sheets beside each other on the same paper. */
function isNarrower(size: SizeFigures, now: SizeFigures): boolean {
  return (
    (size.deckle < now.deckle && size.out >= now.out) || (size.deckle <= now.deckle && size.out > now.out)
  )
}
