import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type ManualOrder, quoteNewWork } from '#contract/newWork'
import { quoteWorklist } from '#contract/quote-worklist'
import { dayIn } from '#domain/formats'
import { text } from '#domain/messages'
import { useVersionedForm } from '../../components/editing/useVersionedForm.ts'
import { callKey, isFailure, useCallMutation, useProvider } from '../../dataProvider/index.ts'
import { useSay } from '../../layout/notifications/useSay.ts'
import { asForm, draftOf, emptyOrder, orderResolver } from './orderDraft.ts'
import { type OrderDraft, orderLabel } from './orderWords.ts'

const refresh = [quoteNewWork.manualOrders, quoteNewWork.manualOrderLogs, quoteWorklist.counts]
const options = { refresh, meta: { quiet: true } }

const keyOf = (id: number) => callKey(quoteNewWork.manualOrder, { params: { id } })

/** The form of an order, saved on the version that was read; null, or one that is gone: of one that is placed. */
export function useOrderForm(order: ManualOrder | null, isGone: boolean) {
  const say = useSay()
  const queryClient = useQueryClient()
  const dataProvider = useProvider()
  const place = useCallMutation(quoteNewWork.saveManualOrder, options)
  const update = useCallMutation(quoteNewWork.updateManualOrder, options)
  const empty = useRef({ version: 0, values: emptyOrder(dayIn(new Date())) })
  /** Number of the order that was placed just now. */
  const placed = useRef<number | null>(null)
  const id = order?.orderId ?? 0
  const isNew = order === null || isGone

  const keep = (stored: ManualOrder) => {
    queryClient.setQueryData(keyOf(stored.orderId), stored)
    return draftOf(stored)
  }
  const editing = useVersionedForm<OrderDraft>({
    place: `manualOrder/${order?.orderId ?? 'new'}`,
    stored: order === null ? empty.current : draftOf(order),
    resolver: orderResolver,
    failed: text(isNew ? 'manualOrderPlaceError' : 'manualOrderUpdateError'),
    labelOf: orderLabel,
    save: async (values, version) => {
      if (isNew) {
        const stored = await place.mutateAsync({ body: asForm(values) })
        placed.current = stored.orderId
        say(text('manualOrderPlaced'), 'success')
        return keep(stored)
      }
      const stored = await update
        .mutateAsync({ body: { ...asForm(values), orderId: id, version } })
        .catch(error => {
          if (isFailure(error, 'not-found')) void queryClient.invalidateQueries({ queryKey: keyOf(id) })
          throw error
        })
      say(text('manualOrderUpdated'), 'success')
      return keep(stored)
    },
    reread: async () => keep(await dataProvider.call(quoteNewWork.manualOrder, { params: { id } })),
  })
  return { ...editing, placed }
}
