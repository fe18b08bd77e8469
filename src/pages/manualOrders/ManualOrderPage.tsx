import { useParams } from 'react-router-dom'
import { quoteNewWork } from '#contract/newWork'
import { text } from '#domain/messages'
import { isFailure, useCall, useStillThere } from '../../dataProvider/index.ts'
import { ByNumber } from '../../layout/errors/ByNumber.tsx'
import { LoadFailure } from '../../layout/errors/LoadFailure.tsx'
import { Page } from '../../layout/Page.tsx'
import { manualOrderCrumbs, manualOrderList } from './manualOrderPaths.ts'
import { OrderEditor } from './OrderEditor.tsx'
import { useOrderChanges } from './useOrderChanges.ts'

/** `/toolingOrder/manualorder/{id?}`: an order as it is stored, or a new one. */
export default function ManualOrderPage() {
  const { id } = useParams()
  if (id === undefined) return <OrderEditor key="new" order={null} isGone={false} />
  return (
    <ByNumber
      what="manual order"
      remedy="An order is found in the list of manual orders."
      to={manualOrderList}
      toLabel="Manual orders"
    >
      {orderId => <OneOrder key={orderId} id={orderId} />}
    </ByNumber>
  )
}

function OneOrder({ id }: { readonly id: number }) {
  const answer = useCall(quoteNewWork.manualOrder, { params: { id } }, { meta: { quiet: true } })
  const { error, isFetching, refetch } = answer
  const data = useStillThere(answer)
  useOrderChanges(() => void refetch())
  if (data !== undefined) return <OrderEditor order={data} isGone={isFailure(error, 'not-found')} />
  return (
    <Page title="Manual Order" breadcrumbs={manualOrderCrumbs}>
      {error === null ? null : (
        <LoadFailure
          error={error}
          message={text('manualOrderDetailsError')}
          retrying={isFetching}
          onRetry={() => void refetch()}
          back={manualOrderList}
        />
      )}
    </Page>
  )
}
