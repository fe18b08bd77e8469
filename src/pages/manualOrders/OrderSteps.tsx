import MoreVertIcon from '@mui/icons-material/MoreVert'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type ManualOrder, quoteNewWork } from '#contract/newWork'
import { quoteWorklist } from '#contract/quote-worklist'
import type { OfferedOrderAction } from '#domain/manualOrders'
import { callKey, isFailure, refreshCalls, useProvider } from '../../dataProvider/index.ts'
import { useSay, useSayFailure } from '../../layout/notifications/useSay.ts'
import { OrderActionDialog } from '../worklists/newWork/OrderActionDialog.tsx'
import { OrderMenu } from '../worklists/newWork/OrderMenu.tsx'
import { orderFailure } from '../worklists/newWork/orderFailure.ts'
import { orderSuccess } from '../worklists/newWork/orderSuccess.ts'
import { type OrderSaid, takeOrder } from '../worklists/newWork/takeOrder.ts'
import { undoOf, undoStep } from '../worklists/newWork/undoStep.ts'
import { useBusy } from '../worklists/useBusy.ts'

interface OrderStepsProps {
  readonly order: ManualOrder
  /** Something typed is not saved: a step would make what it is on top of old. */
  readonly isDirty: boolean
}

/** Takes the order on: accept, change the due date, hand over, complete, invoice, reject, resubmit. */
export function OrderSteps({ order, isDirty }: OrderStepsProps) {
  const dataProvider = useProvider()
  const queryClient = useQueryClient()
  const say = useSay()
  const sayFailure = useSayFailure()
  const { busy, during } = useBusy()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [asked, setAsked] = useState<OfferedOrderAction | null>(null)

  const show = (now: ManualOrder) =>
    queryClient.setQueryData(callKey(quoteNewWork.manualOrder, { params: { id: order.orderId } }), now)

  const take = (action: OfferedOrderAction, said: OrderSaid = {}) =>
    during(async () => {
      const from = { toolingOrderId: order.orderId, hashKey: order.hashKey }
      try {
        const answer = await takeOrder(dataProvider, from, action.code, said)
        show(answer)
        setAsked(null)
        const undo = async () => {
          try {
            show(await undoStep(dataProvider, answer))
            say(`${action.name} was undone.`, 'success')
          } catch (error) {
            sayFailure(error)
          }
          void refreshCalls(queryClient, [quoteNewWork.manualOrderLogs, quoteNewWork.manualOrders])
        }
        say(orderSuccess(action), 'success', undoOf(action, undo))
      } catch (error) {
        if (isFailure(error, 'stale') && error.current !== undefined) {
          show(error.current as ManualOrder)
          setAsked(null)
          say(error.message, 'warning')
        } else sayFailure(error, orderFailure(action))
      }
      void refreshCalls(queryClient, [
        quoteNewWork.manualOrderLogs,
        quoteNewWork.manualOrders,
        quoteWorklist.counts,
      ])
    })

  return (
    <>
      <Button
        size="small"
        endIcon={<MoreVertIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={isDirty}
        loading={busy}
        title={isDirty ? 'Save or discard your changes first.' : undefined}
        onClick={event => setAnchor(event.currentTarget)}
      >
        Actions
      </Button>
      <OrderMenu
        anchor={anchor}
        actions={order.orderActions}
        onClose={() => setAnchor(null)}
        onChoose={action => {
          if (action.asks === null) void take(action)
          else setAsked(action)
        }}
      />
      {asked === null ? null : (
        <OrderActionDialog
          rows={[
            {
              toolingOrderId: order.orderId,
              reference: String(order.orderId),
              dateDue: order.dueDate,
              productDescription: order.orderDescription,
              charge: order.charge,
            },
          ]}
          action={asked}
          busy={busy}
          onClose={() => setAsked(null)}
          onSay={said => void take(asked, said)}
        />
      )}
    </>
  )
}
