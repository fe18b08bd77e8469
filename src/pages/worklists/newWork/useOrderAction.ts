import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { ManualOrder, NewWorkRow } from '#contract/newWork'
import { quote } from '#contract/quote'
import { quoteWorklist } from '#contract/quote-worklist'
import type { OfferedOrderAction } from '#domain/manualOrders'
import { isFailure, refreshCalls, useProvider } from '../../../dataProvider/index.ts'
import { useSay, useSayFailure } from '../../../layout/notifications/useSay.ts'
import { useShownPage } from '../shownPage.ts'
import { orderAfter } from './orderAfter.ts'
import { orderFailure } from './orderFailure.ts'
import { orderSuccess } from './orderSuccess.ts'
import { type OrderSaid, takeOrder } from './takeOrder.ts'
import { undoOf, undoStep } from './undoStep.ts'

export type { OrderSaid } from './takeOrder.ts'

/** Takes an order of the worklist on the screen one step on. Answers whether it was taken; what is refused is said. */
export function useOrderAction() {
  const dataProvider = useProvider()
  const queryClient = useQueryClient()
  const shown = useShownPage<NewWorkRow>()
  const say = useSay()
  const sayFailure = useSayFailure()

  return useCallback(
    async (row: NewWorkRow, action: OfferedOrderAction, said: OrderSaid = {}): Promise<boolean> => {
      if (row.toolingOrderId === null) return false
      const order = { toolingOrderId: row.toolingOrderId, hashKey: row.hashKey }
      await shown.settle()
      try {
        const answer = await takeOrder(dataProvider, order, action.code, said)
        shown.replace(row.id, now => orderAfter(now, answer))
        const undo = async () => {
          try {
            const back = await undoStep(dataProvider, answer)
            shown.replace(row.id, now => orderAfter(now, back))
            say(`${action.name} was undone.`, 'success')
          } catch (error) {
            sayFailure(error)
          }
        }
        say(orderSuccess(action), 'success', undoOf(action, undo))
        void refreshCalls(queryClient, [quoteWorklist.counts, quote.manualOrderLogs])
        return true
      } catch (error) {
        if (isFailure(error, 'stale') && error.current !== undefined) {
          shown.replace(row.id, now => orderAfter(now, error.current as ManualOrder))
          say(error.message, 'warning')
        } else {
          sayFailure(error, orderFailure(action))
        }
        if (isFailure(error, 'not-found')) void shown.refetch()
        return false
      }
    },
    [dataProvider, queryClient, say, sayFailure, shown],
  )
}
