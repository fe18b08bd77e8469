import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useDataProvider } from 'react-admin'
import type { NewWorkRow } from '#contract/newWork'
import { quoteWorklist } from '#contract/quote-worklist'
import { workflow } from '#contract/workflow'
import { text } from '#domain/messages'
import { type BoxwrightDataProvider, refreshCalls } from '../../../dataProvider/index.ts'
import { useSay, useSayFailure } from '../../../layout/notifications/useSay.ts'
import { useShownPage } from '../shownPage.ts'

/** Accepts or releases the quote item of a new-work row; the row's other orders of that item follow with the next read. */
export function useItemAction() {
  const dataProvider = useDataProvider<BoxwrightDataProvider>()
  const queryClient = useQueryClient()
  const shown = useShownPage<NewWorkRow>()
  const say = useSay()
  const sayFailure = useSayFailure()

  return useCallback(
    async (row: NewWorkRow): Promise<void> => {
      if (row.quoteId === null || row.quoteItemId === null) return
      const { action, quoteId, quoteItemId, itemHashKey: hashKey } = row
      await shown.settle()
      try {
        const { details } = await dataProvider.call(workflow.action, {
          body: { action, quoteId, quoteItemId, isWorklist: true, isNewwork: true, hashKey },
        })
        shown.replace(row.id, now => ({
          ...now,
          action: details.rowAction,
          assignee: details.assigneeName,
          assigneeLoginUser: details.assignee,
          itemHashKey: details.hashKey,
        }))
        if (details.actionOk) say(text('actionSuccess', { action }), 'success')
        else say(details.actionMessage || text('actionUnable'), 'warning')
        void refreshCalls(queryClient, [quoteWorklist.counts])
      } catch (error) {
        sayFailure(error, text('actionUnable'))
      }
      void shown.refetch()
    },
    [dataProvider, queryClient, say, sayFailure, shown],
  )
}
