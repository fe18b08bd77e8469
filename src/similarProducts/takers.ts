import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'
import type { SimilarSource } from '#contract/lgx'

/** What of a similar product an item can take over. */
export type TakenPart = 'price' | 'pallet' | 'route'

/** An item that is open on the page, as the panel knows it. */
export interface Taker {
  readonly itemId: number
  /** What can be taken over at the item's step. */
  readonly may: readonly TakenPart[]
  /** The quoted units, with what they cost and are sold for; money for `uom` units. */
  readonly quoted: readonly {
    readonly priceQty: number
    readonly price: number | null
    readonly cost: number | null
  }[]
  readonly uom: number
  /** Takes a part into the draft; false: the person decided otherwise, or it can't be. */
  readonly take: (part: TakenPart, source: SimilarSource) => Promise<boolean>
}

/** Where an item's page offers itself to the panel. */
export interface Takers {
  readonly current: () => Taker | null
  readonly offer: (taker: Taker) => () => void
  readonly subscribe: (listener: () => void) => () => void
}

function createTakers(): Takers {
  let taker: Taker | null = null
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    current: () => taker,
    offer: offered => {
      taker = offered
      tell()
      return () => {
        if (taker !== offered) return
        taker = null
        tell()
      }
    },
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const TakersContext = createContext<Takers>(createTakers())

/** The item on the page, when it is the one that the panel is about. */
export function useTaker(itemId: number): Taker | null {
  const takers = useContext(TakersContext)
  const taker = useSyncExternalStore(takers.subscribe, takers.current)
  return taker?.itemId === itemId ? taker : null
}

/** Offers the item on the page to the panel for as long as it is shown. */
export function useOffer(taker: Taker): void {
  const takers = useContext(TakersContext)
  useEffect(() => takers.offer(taker), [takers, taker])
}
