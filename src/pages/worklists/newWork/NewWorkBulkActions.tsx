import MoreVertIcon from '@mui/icons-material/MoreVert'
import { useState } from 'react'
import type { NewWorkRow } from '#contract/newWork'
import { quote } from '#contract/quote'
import { workflow } from '#contract/workflow'
import type { OfferedOrderAction } from '#domain/manualOrders'
import { useMay } from '../../../authProvider/useRights.ts'
import { RowButton } from '../quote/actions/RowButton.tsx'
import { CreateOrderDialog } from './CreateOrderDialog.tsx'
import { commonOrderActions } from './commonOrderActions.ts'
import { OrderActionDialog } from './OrderActionDialog.tsx'
import { OrderMenu } from './OrderMenu.tsx'
import { useActOnItems } from './useActOnItems.ts'
import { useActOnOrders } from './useActOnOrders.ts'
import type { OrderSaid } from './useOrderAction.ts'

const verbs = { ACCEPT: 'accepted', RELEASE: 'released' } as const

/** Why none of the quote items can be accepted or released; empty when one can. */
function itemRefusal(rows: readonly NewWorkRow[], action: NewWorkRow['action']): string {
  const able = rows.filter(row => row.quoteItemId !== null && row.action === action)
  if (able.length === 0) return `None of the selected quote items can be ${verbs[action]}.`
  return able.some(row => row.actionAllowed) ? '' : (able[0]?.actionReason ?? '')
}

/**
 * What can be done with all of the selected rows: their quote items accepted or released by new work, their orders
 * taken on, orders placed for items that have none. A button is refused when no row allows it.
 */
export function NewWorkBulkActions({ rows }: { readonly rows: readonly NewWorkRow[] }) {
  const isWorker = useMay(workflow.action.right)
  const mayOrder = useMay(quote.createOrder.right)
  const actOnItems = useActOnItems()
  const actOnOrders = useActOnOrders()
  const [busy, setBusy] = useState(false)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [asked, setAsked] = useState<OfferedOrderAction | null>(null)
  const [creates, setCreates] = useState(false)

  const orders = rows.filter(row => row.toolingOrderId !== null)
  const waiting = rows.filter(row => row.toolingOrderId === null && row.quoteItemId !== null)
  const actions = commonOrderActions(orders)
  const accept = actions.find(({ code }) => code === 'ACCEPT')

  const takeItems = async (action: NewWorkRow['action']) => {
    setBusy(true)
    await actOnItems(
      rows.filter(row => row.quoteItemId !== null),
      action,
    ).finally(() => setBusy(false))
  }
  const takeOrders = async (action: OfferedOrderAction, said?: OrderSaid) => {
    setBusy(true)
    const isAnswered = await actOnOrders(orders, action, said).finally(() => setBusy(false))
    if (isAnswered) setAsked(null)
  }
  const choose = (action: OfferedOrderAction) => {
    if (action.asks === null) void takeOrders(action)
    else setAsked(action)
  }

  return (
    <>
      {isWorker ? (
        <>
          <RowButton
            name="Accept"
            shortcut="a"
            emphasis
            refusal={itemRefusal(rows, 'ACCEPT')}
            busy={busy}
            onPress={() => void takeItems('ACCEPT')}
          />
          <RowButton
            name="Release"
            shortcut="r"
            refusal={itemRefusal(rows, 'RELEASE')}
            busy={busy}
            onPress={() => void takeItems('RELEASE')}
          />
        </>
      ) : (
        <RowButton
          name="Accept"
          shortcut="a"
          emphasis
          refusal={
            accept?.allowed === true ? '' : (accept?.reason ?? 'None of the selected rows is an order.')
          }
          busy={busy}
          onPress={() => {
            if (accept !== undefined) void takeOrders(accept)
          }}
        />
      )}
      <RowButton
        name="Actions of the selected orders"
        shortcut="m"
        icon={<MoreVertIcon fontSize="inherit" />}
        refusal={orders.length === 0 && !mayOrder ? 'None of the selected rows is an order.' : ''}
        busy={busy}
        onPress={setAnchor}
      />
      <OrderMenu
        anchor={anchor}
        actions={actions}
        {...(mayOrder && waiting.length > 0
          ? {
              create:
                waiting.length === 1 ? 'Create an order …' : `Create orders for ${waiting.length} items …`,
            }
          : {})}
        onClose={() => setAnchor(null)}
        onChoose={choose}
        onCreate={() => setCreates(true)}
      />
      {asked === null ? null : (
        <OrderActionDialog
          rows={orders}
          action={asked}
          busy={busy}
          onClose={() => setAsked(null)}
          onSay={said => void takeOrders(asked, said)}
        />
      )}
      {creates ? <CreateOrderDialog rows={waiting} onClose={() => setCreates(false)} /> : null}
    </>
  )
}
