import MoreVertIcon from '@mui/icons-material/MoreVert'
import { useState } from 'react'
import type { NewWorkRow } from '#contract/newWork'
import { quote } from '#contract/quote'
import { workflow } from '#contract/workflow'
import type { OfferedOrderAction } from '#domain/manualOrders'
import { useMay } from '../../../authProvider/useRights.ts'
import { RowButton } from '../quote/actions/RowButton.tsx'
import { refusalOfAll } from '../selection/refusalOfAll.ts'
import { type RowOutcome, useKeepFailed } from '../selection/useKeepFailed.ts'
import { useBusy } from '../useBusy.ts'
import { whyNot } from '../whyNot.ts'
import { CreateOrderDialog } from './CreateOrderDialog.tsx'
import { commonOrderActions } from './commonOrderActions.ts'
import { OrderActionDialog } from './OrderActionDialog.tsx'
import { OrderMenu } from './OrderMenu.tsx'
import { turnOf } from './turnOf.ts'
import { useActOnItems } from './useActOnItems.ts'
import { useActOnOrders } from './useActOnOrders.ts'
import type { OrderSaid } from './useOrderAction.ts'

const verbs = { ACCEPT: 'accepted', RELEASE: 'released' } as const

/** Why none of the quote items can be accepted or released; empty when one can. */
const itemRefusal = (able: readonly NewWorkRow[], action: NewWorkRow['action']): string =>
  refusalOfAll(able.map(whyNot), `None of the selected rows can be ${verbs[action]}.`)

/**
 * What can be done with all of the selected rows: their quote items accepted or released by new work, their orders
 * taken on, orders placed for items that have none. A button is refused when no row allows it.
 */
export function NewWorkBulkActions({ rows }: { readonly rows: readonly NewWorkRow[] }) {
  const isWorker = useMay(workflow.action.right)
  const mayOrder = useMay(quote.createOrder.right)
  const actOnItems = useActOnItems()
  const actOnOrders = useActOnOrders()
  const keepFailed = useKeepFailed()
  const { busy, during } = useBusy()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [asked, setAsked] = useState<OfferedOrderAction | null>(null)
  const [creates, setCreates] = useState(false)

  const orders = rows.filter(row => row.toolingOrderId !== null)
  const waiting = rows.filter(row => row.toolingOrderId === null && row.quoteItemId !== null)
  const actions = commonOrderActions(orders)
  // Accept does to each row what the row's own button of that name does.
  const itemsTo = (action: NewWorkRow['action']) =>
    rows.filter(row => turnOf(row, isWorker).of === 'item' && row.action === action)
  const ordersToAccept = orders.filter(row => {
    const turn = turnOf(row, isWorker)
    return turn.of === 'order' && turn.next?.code === 'ACCEPT'
  })

  const take = (acts: readonly (() => Promise<readonly RowOutcome[] | null>)[]) =>
    during(async (): Promise<boolean> => {
      const outcomes: RowOutcome[] = []
      let isAnswered = true
      for (const act of acts) {
        const answered = await act()
        isAnswered &&= answered !== null
        outcomes.push(...(answered ?? []))
      }
      keepFailed(outcomes)
      return isAnswered
    })
  const takeItems = (action: NewWorkRow['action']) => {
    const items = itemsTo(action)
    return items.length === 0 ? [] : [() => actOnItems(items, action)]
  }
  const acceptOrders = () =>
    ordersToAccept.length === 0
      ? []
      : [() => actOnOrders(ordersToAccept, { code: 'ACCEPT' as const, name: 'Accept' })]
  const takeOrders = async (action: OfferedOrderAction, said?: OrderSaid) => {
    if (await take([() => actOnOrders(orders, action, said)])) setAsked(null)
  }
  const choose = (action: OfferedOrderAction) => {
    if (action.asks === null) void takeOrders(action)
    else setAsked(action)
  }

  return (
    <>
      <RowButton
        name="Accept"
        shortcut="a"
        emphasis
        refusal={ordersToAccept.length > 0 ? '' : itemRefusal(itemsTo('ACCEPT'), 'ACCEPT')}
        busy={busy}
        onPress={() => void take([...takeItems('ACCEPT'), ...acceptOrders()])}
      />
      {isWorker ? (
        <RowButton
          name="Release"
          shortcut="r"
          refusal={itemRefusal(itemsTo('RELEASE'), 'RELEASE')}
          busy={busy}
          onPress={() => void take(takeItems('RELEASE'))}
        />
      ) : null}
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
