import { engine } from '#contract/engine'
import { useCall } from './useCall.ts'

/** Master data change seldom, in milliseconds; a master that is saved in this browser makes them old at once. */
const freshFor = 600_000

/** The master data of the engines, read once for all that work with them; not at all where nobody needs them. */
export const useEngineMasters = (isNeeded = true) =>
  useCall(
    engine.lookupData,
    {},
    { staleTime: freshFor, enabled: isNeeded, meta: { quiet: true, patient: true } },
  )
