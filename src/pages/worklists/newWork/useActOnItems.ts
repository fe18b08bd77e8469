import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { NewWorkRow } from '#contract/newWork'
import { quoteWorklist } from '#contract/quote-worklist'
import { text } from '#domain/messages'
import { refreshCalls, useProvider } from '../../../dataProvider/index.ts'
import { useSayFailure } from '../../../layout/notifications/useSay.ts'
import { useSayWithUndo } from '../quote/actions/useSayWithUndo.tsx'
import type { RowOutcome } from '../selection/useKeepFailed.ts'
import { useSayRefusals } from '../selection/useSayResults.ts'
import { useShownPage } from '../shownPage.ts'

/**
 * Accepts or releases the quote items of many new-work rows, each by itself, in every row that is of them; one that was
 * refused says why. Answers how each row went; null when the call did not come through.
 */
export function useActOnItems() {
  const dataProvider = useProvider()
  const queryClient = useQueryClient()
  const shown = useShownPage<NewWorkRow>()
  const sayRefusals = useSayRefusals()
  const sayFailure = useSayFailure()
  const sayWithUndo = useSayWithUndo()

  return useCallback(
    async (
      rows: readonly NewWorkRow[],
      action: NewWorkRow['action'],
    ): Promise<readonly RowOutcome[] | null> => {
      await shown.settle()
      const items = rows.flatMap(({ quoteItemId, itemHashKey: hashKey }) =>
        quoteItemId === null ? [] : [{ quoteItemId, hashKey }],
      )
      try {
        const { results } = await dataProvider.call(quoteWorklist.actions, { body: { action, items } })
        for (const { quoteItemId, row: item } of results) {
          if (item === null) continue
          shown.replaceWhere(
            row => row.quoteItemId === quoteItemId,
            row => ({
              ...row,
              action: item.action,
              actionAllowed: item.actionAllowed,
              actionReason: item.actionReason,
              assignee: item.assigneeName,
              assigneeLoginUser: item.assignee,
              itemHashKey: item.hashKey,
            }),
          )
        }
        const resultOf = new Map(results.map(result => [result.quoteItemId, result]))
        const done = results.flatMap(({ ok, row }) => (ok && row !== null ? [row] : []))
        if (done.length > 0) {
          const what = text('actionSuccess', { action })
          const whole = results.length === 1 ? what : `${what}: ${done.length} of ${results.length} items`
          sayWithUndo(whole, action, done)
        }
        sayRefusals(results.map(({ quoteItemId: id, ...result }) => ({ ...result, id })))
        if (done.length < results.length) void shown.refetch()
        void refreshCalls(queryClient, [quoteWorklist.counts])
        return rows.map(({ id, reference, quoteItemId }) => {
          const { ok = false, message = '' } = resultOf.get(quoteItemId ?? 0) ?? {}
          return { id, reference, ok, message }
        })
      } catch (error) {
        sayFailure(error, text('actionUnable'))
        return null
      }
    },
    [dataProvider, queryClient, sayFailure, sayRefusals, sayWithUndo, shown],
  )
}
