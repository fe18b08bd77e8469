import { engine } from '#contract/engine'
import { useCall } from '../../../../dataProvider/index.ts'

/** Master data change seldom, in milliseconds. */
const freshFor = 600_000

/** The engines' master data, which the rail of the page has read as well. */
export const useEngineMasters = () =>
  useCall(engine.lookupData, {}, { staleTime: freshFor, meta: { quiet: true } })
