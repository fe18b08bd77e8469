import { type CSSProperties, useRef, useState } from 'react'
import type { NewWorkRow } from '#contract/newWork'
import { quote } from '#contract/quote'
import { workflow } from '#contract/workflow'
import type { OfferedOrderAction } from '#domain/manualOrders'
import { useMay } from '../../../authProvider/useRights.ts'
import { RowButton } from '../quote/actions/RowButton.tsx'
import { rowSigns } from '../quote/actions/rowSigns.tsx'
import { useBusy } from '../useBusy.ts'
import { whyNot } from '../whyNot.ts'
import { CreateOrderDialog } from './CreateOrderDialog.tsx'
import { useItemOrders } from './itemOrders.ts'
import { OrderActionDialog } from './OrderActionDialog.tsx'
import { OrderMenu } from './OrderMenu.tsx'
import { turnOf } from './turnOf.ts'
import { useItemAction } from './useItemAction.ts'
import { type OrderSaid, useOrderAction } from './useOrderAction.ts'

const inLine = { display: 'inline-flex', alignItems: 'center', '--row-button': '78px' } as CSSProperties

interface NewWorkActionsProps {
  readonly row: NewWorkRow
  /** Whether it is the order that is worked on, where the quote item has buttons of its own. */
  readonly isOfOrder?: boolean
}

/** What can be done with a new-work row: its quote item accepted or released, its order taken on, or one created. */
export function NewWorkActions({ row, isOfOrder = false }: NewWorkActionsProps) {
  const isWorker = useMay(workflow.action.right)
  const mayOrder = useMay(quote.createOrder.right)
  const actOnOrder = useOrderAction()
  const actOnItem = useItemAction()
  const place = useRef<HTMLSpanElement>(null)
  const { busy, during } = useBusy()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [asked, setAsked] = useState<OfferedOrderAction | null>(null)
  const [creates, setCreates] = useState(false)
  const itemOrders = useItemOrders(row)

  const take = (action: OfferedOrderAction, said?: OrderSaid) =>
    during(async () => {
      if (await actOnOrder(row, action, said)) setAsked(null)
    })
  const choose = (action: OfferedOrderAction) => {
    if (action.asks === null) void take(action)
    else setAsked(action)
  }

  const turn = turnOf(row, isWorker && !isOfOrder)
  const next = turn.of === 'order' ? turn.next : undefined
  return (
    <span ref={place} style={inLine}>
      {turn.of === 'item' ? (
        <RowButton
          name={row.action === 'ACCEPT' ? 'Accept' : 'Release'}
          shortcut={row.action === 'ACCEPT' ? 'a' : 'r'}
          emphasis={row.action === 'ACCEPT'}
          refusal={whyNot(row)}
          busy={busy}
          onPress={() => void during(() => actOnItem(row))}
        />
      ) : (
        <RowButton
          name={next?.name ?? 'No action'}
          shortcut="a"
          emphasis={next !== undefined}
          refusal={next === undefined ? 'Nothing can be done with the order now.' : ''}
          busy={busy}
          onPress={() => {
            if (next !== undefined) choose(next)
          }}
        />
      )}
      <RowButton
        name={row.toolingOrderId === null ? 'Create an order' : 'Actions of the order'}
        shortcut="m"
        icon={rowSigns.more}
        refusal={row.toolingOrderId === null && !mayOrder ? 'You have no permission to order.' : ''}
        busy={busy}
        onPress={() => {
          if (row.toolingOrderId === null) setCreates(true)
          else setAnchor(place.current)
        }}
      />
      <OrderMenu
        anchor={anchor}
        actions={row.orderActions}
        elsewhere={itemOrders}
        onClose={() => setAnchor(null)}
        onChoose={choose}
      />
      {asked === null ? null : (
        <OrderActionDialog
          rows={[row]}
          action={asked}
          busy={busy}
          onClose={() => setAsked(null)}
          onSay={said => void take(asked, said)}
        />
      )}
      {creates ? <CreateOrderDialog rows={[row]} onClose={() => setCreates(false)} /> : null}
    </span>
  )
}
