import { useDeferredValue, useMemo } from 'react'
import type { RouteRun } from '#contract/routing'
import { sinceRouted } from '#domain/estimating'
import type { Inputs } from '#domain/quoteItem'
import { useEngineMasters } from '../../../../../dataProvider/useEngineMasters.ts'
import { readable } from '../../../draft/readable.ts'
import { useDraftValues, useItem } from '../../../draft/useItemDraft.ts'
import { isUnderWay } from './fetchAgain.ts'

/** What has changed in the fields since the item was routed, a sentence a value; while it is being routed, nothing. */
export function useSinceRouted(run: RouteRun | undefined): readonly string[] {
  const { quoteDelivery } = useItem()
  const typed = useDeferredValue(useDraftValues())
  const { data: masters } = useEngineMasters()
  const version = masters?.masterDataVersion
  return useMemo(() => {
    if (run === undefined || isUnderWay(run.status)) return []
    const since = run.origin === null ? [] : sinceRouted(run.origin as Inputs, readable(typed), quoteDelivery)
    if (since.length > 0) return since
    const isOld = version !== undefined && run.masterDataVersion !== '' && run.masterDataVersion !== version
    return isOld ? ['the master data'] : []
  }, [run, typed, quoteDelivery, version])
}
