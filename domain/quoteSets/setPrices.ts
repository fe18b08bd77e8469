import { roundMoney } from '#domain/pricingPolicies'
import { pieceAt, type SoldBreaks } from './pieceAt.ts'

/** An item of a set: how many of it are in one, and what it is sold for. */
export interface SetComponent {
  readonly reference: string
  readonly isMaster: boolean
  /** Null or 0: nobody has said. */
  readonly ratioToParent: number | null
  readonly sold: SoldBreaks
}

/** What a number of sets costs. */
export interface SetPrice {
  readonly sets: number
  /** Of one set, in the currency of the quote; null: not everything in it has a price for so many. */
  readonly each: number | null
  /** Of all of them, to the cent. */
  readonly order: number | null
  /** References of what has no price for so many. */
  readonly unpriced: readonly string[]
}

const isGiven = (ratio: number | null): ratio is number => ratio !== null && ratio > 0

/** In how many sets so many of the master are. */
const setsOf = ({ ratioToParent }: SetComponent, quantity: number): number =>
  Math.ceil(quantity / (isGiven(ratioToParent) ? ratioToParent : 1))

/** How many sets are priced: what the breaks of the master are of, in sets; ascending. */
function quantitiesOf(components: readonly SetComponent[]): number[] {
  const master = components.find(({ isMaster }) => isMaster)
  if (master === undefined) return []
  const sets = master.sold.details.flatMap(({ priceQty }) =>
    priceQty !== null && priceQty > 0 ? [setsOf(master, priceQty)] : [],
  )
  return [...new Set(sets)].sort((a, b) => a - b)
}

function priceOf(components: readonly SetComponent[], sets: number): SetPrice {
  let each = 0
  const unpriced: string[] = []
  for (const { reference, ratioToParent, sold } of components) {
    const piece = isGiven(ratioToParent) ? pieceAt(sold, sets * ratioToParent) : null
    if (piece === null) unpriced.push(reference)
    else each += piece * (ratioToParent ?? 0)
  }
  if (unpriced.length > 0) return { sets, each: null, order: null, unpriced }
  return { sets, each, order: roundMoney(each * sets), unpriced }
}

/**
 * What a set costs: the pieces of each component in it at the price that its quantity for so many sets has, for each
 * quantity that the master is priced for. Without a master there is none. Source: our own.
 */
export const setPrices = (components: readonly SetComponent[]): SetPrice[] =>
  quantitiesOf(components).map(sets => priceOf(components, sets))

/**
 * What the sets cost that so many of the master are expected for: the components follow by their ratios, whatever is expected
 * of each by itself. Null: there is no master, or nothing is expected. Source: our own.
 */
export function expectedSets(
  components: readonly SetComponent[],
  masterQuantity: number | null,
): SetPrice | null {
  const master = components.find(({ isMaster }) => isMaster)
  if (master === undefined || masterQuantity === null || masterQuantity <= 0) return null
  return priceOf(components, setsOf(master, masterQuantity))
}
