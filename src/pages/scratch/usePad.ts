import { useCallback, useMemo, useState } from 'react'
import { useStore, useStoreContext } from 'react-admin'
import { type EngineMasters, type PlantMasters, plantFor } from '#domain/estimating'
import { createEstimator, type Estimate } from './estimate.ts'
import { freshPad, type PadInputs, readPad } from './padInputs.ts'
import { useLongerSearch } from './search/useLongerSearch.ts'
import { type ShownEstimate, settle } from './shownEstimate.ts'

/** The Store key that the person's inputs are kept under. */
const storeKey = 'scratchpad'

/** Changes some of the inputs, by what they are now where that matters. */
export type ChangePad = (patch: Partial<PadInputs> | ((now: PadInputs) => Partial<PadInputs>)) => void

export interface Pad {
  readonly inputs: PadInputs
  readonly plant: PlantMasters | undefined
  readonly estimate: Estimate
  readonly shown: ShownEstimate
  readonly isSearching: boolean
  readonly change: ChangePad
  /** Puts the pad back to how it is before anybody touches it; or takes that back. */
  readonly reset: () => void
  readonly canUndoReset: boolean
}

/** The pad: what is entered, kept with the person's settings, and every figure that follows from it. */
export function usePad(masters: EngineMasters): Pad {
  const store = useStoreContext()
  const [kept] = useStore<unknown>(storeKey)
  const inputs = useMemo(() => readPad(kept), [kept])
  const [beforeReset, setBeforeReset] = useState<PadInputs | null>(null)

  const change = useCallback<ChangePad>(
    patch => {
      setBeforeReset(null)
      const now = readPad(store.getItem(storeKey))
      store.setItem(storeKey, { ...now, ...(typeof patch === 'function' ? patch(now) : patch) })
    },
    [store],
  )
  const reset = useCallback(() => {
    setBeforeReset(beforeReset === null ? readPad(store.getItem(storeKey)) : null)
    store.setItem(storeKey, beforeReset ?? freshPad)
  }, [beforeReset, store])

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
    plant: plantFor(masters, inputs.plant),
    estimate,
    shown: shown.parts,
    isSearching,
    change,
    reset,
    canUndoReset: beforeReset !== null,
  }
}
