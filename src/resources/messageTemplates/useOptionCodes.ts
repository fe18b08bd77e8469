import { messaging } from '#contract/messaging'
import type { AppType } from '#domain/messageTemplates'
import { referenceList } from '../../components/list/referenceList.ts'
import { useCall } from '../../dataProvider/index.ts'

/** The active message options of an application; null while they are on the way. */
export function useOptionCodes(appType: AppType) {
  const { data } = useCall(messaging.option, { query: { appType } }, referenceList)
  return data ?? null
}
