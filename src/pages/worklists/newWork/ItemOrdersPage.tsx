import { useMemo } from 'react'
import { type NewWorkRow, quoteNewWork } from '#contract/newWork'
import { useUser } from '../../../authProvider/UserContext.ts'
import { useCallPage } from '../../../dataProvider/index.ts'
import { ByNumber } from '../../../layout/errors/ByNumber.tsx'
import { LoadingPage } from '../../../layout/LoadingPage.tsx'
import { WorklistView } from '../WorklistView.tsx'
import { useListBefore } from './itemOrders.ts'
import { itemOrdersKind } from './newWorkKind.tsx'
import { worksForVendor } from './worksForVendor.ts'

const titleOf = (row: NewWorkRow | undefined): string =>
  row === undefined ? 'Orders Of A Quote Item' : `Orders Of Quote ${row.quoteReference}, Item ${row.itemNo}`

const ask = {}

/** `/toolingOrder/item/{id}`: the orders of a quote item; of who works for a vendor, the vendor's. */
export default function ItemOrdersPage() {
  const list = useListBefore()
  return (
    <ByNumber
      what="quote item"
      remedy="The orders of an item are found from the list of orders."
      to={list}
      toLabel="Orders"
    >
      {id => <OrdersOfItem id={id} />}
    </ByNumber>
  )
}

function OrdersOfItem({ id }: { readonly id: number }) {
  const params = useMemo(() => ({ id }), [id])
  const isVendor = worksForVendor(useUser())
  const list = useListBefore()
  // The rows name the item; the list below says so when they can't be read.
  const named = useCallPage(quoteNewWork.vendorWorklist, { params }, { meta: { quiet: true }, retry: false })
  if (named.isPending) return <LoadingPage />
  return (
    <WorklistView
      kind={itemOrdersKind}
      ask={ask}
      params={params}
      title={titleOf(named.data?.data[0])}
      breadcrumbs={[{ label: isVendor ? 'Orders' : 'New Work', to: list }]}
      empty={
        isVendor
          ? {
              title: 'You have no orders of this quote item',
              text: 'This list holds every order of the item that is placed with you, finished ones too.',
            }
          : {
              title: 'Nothing has been ordered for this item yet',
              text: 'This list holds every order of the item, finished ones too.',
            }
      }
    />
  )
}
