import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { NewWorkRow } from '#contract/newWork'
import { quote } from '#contract/quote'
import { quoteWorklist } from '#contract/quote-worklist'
import type { OfferedOrderAction } from '#domain/manualOrders'
import { text } from '#domain/messages'
import { refreshCalls, useProvider } from '../../../dataProvider/index.ts'
import { useSayFailure } from '../../../layout/notifications/useSay.ts'
import type { RowOutcome } from '../selection/useKeepFailed.ts'
import { useSayResults } from '../selection/useSayResults.ts'
import { useShownPage } from '../shownPage.ts'
import { orderAfter } from './orderAfter.ts'
import { orderSuccess } from './orderSuccess.ts'
import type { OrderSaid } from './useOrderAction.ts'

/**
 * Takes many orders of the worklist on the screen one step on, each by itself; one that was refused says why. Answers
 * how each row went; null when the call did not come through.
 */
export function useActOnOrders() {
  const dataProvider = useProvider()
  const queryClient = useQueryClient()
  const shown = useShownPage<NewWorkRow>()
  const sayResults = useSayResults()
  const sayFailure = useSayFailure()

  return useCallback(
    async (
      rows: readonly NewWorkRow[],
      action: Pick<OfferedOrderAction, 'code' | 'name'>,
      { reason = '', dueDate }: OrderSaid = {},
    ): Promise<readonly RowOutcome[] | null> => {
      await shown.settle()
      const items = rows.flatMap(({ toolingOrderId, hashKey }) =>
        toolingOrderId === null ? [] : [{ toolingOrderId, hashKey }],
      )
      try {
        const { results } = await dataProvider.call(quoteWorklist.orderActions, {
          body: { action: action.code, reason, dueDate: dueDate ?? null, items },
        })
        for (const { id, order } of results) {
          if (order !== null) shown.replace(id, now => orderAfter(now, order))
        }
        const outcomes = results.map(({ id, ok, message }) => ({ id, reference: `Order ${id}`, ok, message }))
        sayResults(orderSuccess(action), 'orders', outcomes)
        void shown.refetch()
        void refreshCalls(queryClient, [quoteWorklist.counts, quote.manualOrderLogs])
        return outcomes
      } catch (error) {
        sayFailure(error, text('manualOrderUpdateError'))
        return null
      }
    },
    [dataProvider, queryClient, sayFailure, sayResults, shown],
  )
}
