import { engine } from '#contract/engine'
import { useCall } from '../../../../dataProvider/index.ts'

/** Master data change seldom, in milliseconds. */
const freshFor = 600_000

/** The master data of the engines, read once for all that work with them. */
export const useEngineMasters = () =>
  useCall(engine.lookupData, {}, { staleTime: freshFor, meta: { quiet: true, patient: true } })
