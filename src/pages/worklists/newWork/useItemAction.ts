import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { NewWorkRow } from '#contract/newWork'
import { quoteWorklist } from '#contract/quote-worklist'
import { type WorkflowDetails, workflow } from '#contract/workflow'
import { text } from '#domain/messages'
import { refreshCalls, useProvider } from '../../../dataProvider/index.ts'
import { useSay, useSayFailure } from '../../../layout/notifications/useSay.ts'
import { useSayWithUndo } from '../quote/actions/useSayWithUndo.tsx'
import { useShownPage } from '../shownPage.ts'

/** What the server's answer says of the quote item of a row. */
function itemAfter(details: WorkflowDetails) {
  const offered = details.actions.find(({ code }) => code === details.rowAction)
  return {
    action: details.rowAction,
    actionAllowed: offered?.allowed ?? false,
    actionReason: offered?.reason ?? '',
    assignee: details.assigneeName,
    assigneeLoginUser: details.assignee,
    itemHashKey: details.hashKey,
  }
}

/** Accepts or releases the quote item of a new-work row, in every row that is of it. */
export function useItemAction() {
  const dataProvider = useProvider()
  const queryClient = useQueryClient()
  const shown = useShownPage<NewWorkRow>()
  const say = useSay()
  const sayFailure = useSayFailure()
  const sayWithUndo = useSayWithUndo()

  return useCallback(
    async (row: NewWorkRow): Promise<void> => {
      if (row.quoteId === null || row.quoteItemId === null) return
      const { action, quoteId, quoteItemId, itemHashKey: hashKey } = row
      await shown.settle()
      try {
        const { details } = await dataProvider.call(workflow.action, {
          body: { action, quoteId, quoteItemId, isWorklist: true, isNewwork: true, hashKey },
        })
        const after = itemAfter(details)
        shown.replaceWhere(
          one => one.quoteItemId === quoteItemId,
          now => ({ ...now, ...after }),
        )
        if (details.actionOk) {
          const { hashKey: now } = details
          sayWithUndo(text('actionSuccess', { action }), action, [
            { id: quoteItemId, hashKey: now, holdReason: '' },
          ])
        } else say(details.actionMessage || text('actionUnable'), 'warning')
        void refreshCalls(queryClient, [quoteWorklist.counts])
      } catch (error) {
        sayFailure(error, text('actionUnable'))
        void shown.refetch()
      }
    },
    [dataProvider, queryClient, say, sayFailure, sayWithUndo, shown],
  )
}
