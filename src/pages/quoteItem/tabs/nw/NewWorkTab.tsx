import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { quoteNewWork } from '#contract/newWork'
import { text } from '#domain/messages'
import { useMay } from '../../../../authProvider/useRights.ts'
import { ListProblem } from '../../../../components/list/ListProblem.tsx'
import { ListSkeleton } from '../../../../components/list/ListSkeleton.tsx'
import { useCallPage } from '../../../../dataProvider/index.ts'
import { CreateOrderDialog } from '../../../worklists/newWork/CreateOrderDialog.tsx'
import { ShownPageContext } from '../../../worklists/shownPage.ts'
import type { TabProps } from '../../tabs.ts'
import { OrdersTable } from './OrdersTable.tsx'

/** The orders of the item's tooling, what can be done with each, and another one (specification 000 §2). */
export default function NewWorkTab({ item }: TabProps) {
  const { id } = item
  const shown = useMemo(() => ({ call: quoteNewWork.vendorWorklist, input: { params: { id } } }), [id])
  const orders = useCallPage(shown.call, shown.input, { meta: { quiet: true } })
  const mayOrder = useMay(quoteNewWork.createOrder.right)
  const [creates, setCreates] = useState(false)
  const rows = orders.data?.data
  return (
    <ShownPageContext.Provider value={shown}>
      {mayOrder ? (
        <Button variant="contained" size="small" onClick={() => setCreates(true)} sx={{ mb: 1 }}>
          Create Order
        </Button>
      ) : null}
      {orders.error === null ? null : (
        <ListProblem
          error={orders.error}
          what={text('newWorkQuoteItemError')}
          onRetry={() => void orders.refetch()}
          stillShown={rows !== undefined}
        />
      )}
      {orders.isPending ? <ListSkeleton label="Orders" rows={3} /> : null}
      {rows?.length === 0 ? (
        <Typography color="textSecondary">Nothing has been ordered for this item yet.</Typography>
      ) : null}
      {rows !== undefined && rows.length > 0 ? <OrdersTable rows={rows} /> : null}
      {creates ? (
        <CreateOrderDialog
          rows={[
            { quoteItemId: id, reference: item.reference, productDescription: item.product.description },
          ]}
          onClose={() => setCreates(false)}
        />
      ) : null}
    </ShownPageContext.Provider>
  )
}
