import { useCallback, useMemo, useState } from 'react'
import { useStore, useStoreContext } from 'react-admin'
import { type EngineMasters, type PlantMasters, plantFor } from '#domain/estimating'
import { createEstimator, type Estimate } from './estimate.ts'
import { type OpenedItem, openedItemKey, readOpenedItem } from './item/openedItem.ts'
import { type PadContents, putContents, readContents } from './item/takeItem.ts'
import { freshPad, type PadInputs, padKey, readPad } from './padInputs.ts'
import { useLongerSearch } from './search/useLongerSearch.ts'
import { type ShownEstimate, settle } from './shownEstimate.ts'

/** Changes some of the inputs, by what they are now where that matters. */
export type ChangePad = (patch: Partial<PadInputs> | ((now: PadInputs) => Partial<PadInputs>)) => void

export interface Pad {
  readonly inputs: PadInputs
  /** The item that the pad was opened with; null: none. */
  readonly item: OpenedItem | null
  readonly plant: PlantMasters | undefined
  readonly estimate: Estimate
  readonly shown: ShownEstimate
  readonly isSearching: boolean
  readonly change: ChangePad
  /** Puts the pad back to how it is before anybody touches it; or takes that back. */
  readonly reset: () => void
  readonly canUndoReset: boolean
  /** Puts back what stood here before the item was opened; null once something else was entered. */
  readonly putBack: (() => void) | null
}

/**
 * The pad: what is entered, kept with the person's settings, and every figure that follows from it. `replaced`: what stood
 * on it before an item was opened just now.
 */
export function usePad(masters: EngineMasters, replaced: PadContents | null): Pad {
  const store = useStoreContext()
  const [kept] = useStore<unknown>(padKey)
  const inputs = useMemo(() => readPad(kept), [kept])
  const [keptItem] = useStore<unknown>(openedItemKey)
  const item = useMemo(() => readOpenedItem(keptItem), [keptItem])
  const [beforeReset, setBeforeReset] = useState<PadContents | null>(null)
  const [beforeItem, setBeforeItem] = useState(replaced)

  const change = useCallback<ChangePad>(
    patch => {
      setBeforeReset(null)
      setBeforeItem(null)
      const now = readPad(store.getItem(padKey))
      store.setItem(padKey, { ...now, ...(typeof patch === 'function' ? patch(now) : patch) })
    },
    [store],
  )
  const reset = useCallback(() => {
    setBeforeReset(beforeReset === null ? readContents(store) : null)
    setBeforeItem(null)
    putContents(store, beforeReset ?? { inputs: freshPad, item: null })
  }, [beforeReset, store])
  const putBack = useMemo(
    () =>
      beforeItem === null
        ? null
        : () => {
            putContents(store, beforeItem)
            setBeforeItem(null)
          },
    [beforeItem, store],
  )

  const [estimator] = useState(createEstimator)
  const quick = useMemo(() => estimator(inputs, masters), [estimator, inputs, masters])
  const { searched, isSearching } = useLongerSearch(quick.pallet)
  const estimate = useMemo(
    () => (searched === null ? quick : estimator(inputs, masters, searched)),
    [estimator, quick, searched, inputs, masters],
  )

  const [shown, setShown] = useState({ estimate, parts: settle(null, estimate) })
  if (shown.estimate !== estimate) setShown({ estimate, parts: settle(shown.parts, estimate) })

  return {
    inputs,
    item,
    plant: plantFor(masters, inputs.plant),
    estimate,
    shown: shown.parts,
    isSearching,
    change,
    reset,
    canUndoReset: beforeReset !== null,
    putBack,
  }
}
