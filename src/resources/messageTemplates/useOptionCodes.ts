import { messaging } from '#contract/messaging'
import type { AppType } from '#domain/messageTemplates'
import { useCall } from '../../dataProvider/index.ts'
import { referenceList } from '../list/referenceList.ts'

/** The active message options of an application; null while they are on the way. */
export function useOptionCodes(appType: AppType) {
  const { data } = useCall(messaging.option, { query: { appType } }, referenceList)
  return data ?? null
}
