import { config } from '#contract/config'
import { useCall } from '../../../dataProvider/index.ts'

/** All VSL codes; they change seldom, so one answer serves for ten minutes. Undefined until they are known. */
export function useVslCodes() {
  return useCall(config.vslLookup, {}, { staleTime: 600_000, meta: { quiet: true, patient: true } }).data
}
