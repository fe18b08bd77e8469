import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { Link, useLocation } from 'react-router-dom'
import { text } from '#domain/messages'
import { useCall, useStillThere } from '../../dataProvider/index.ts'
import { ByNumber } from '../../layout/errors/ByNumber.tsx'
import { LoadFailure } from '../../layout/errors/LoadFailure.tsx'
import { Page } from '../../layout/Page.tsx'
import { useArrived } from '../../layout/useArrived.ts'
import { ItemWorkspace } from './ItemWorkspace.tsx'
import { itemRead } from './itemRead.ts'
import { tabsAt } from './tabs.ts'

/** `/qitem/:id/:tab`: the workspace of a quote item. */
export default function QuoteItemPage() {
  return (
    <ByNumber
      what="quote item"
      remedy="The hub finds items by what people call them, such as 100023-2."
      to="/hub"
      toLabel="Search on the hub"
    >
      {id => <OneItem id={id} />}
    </ByNumber>
  )
}

function OneItem({ id }: { readonly id: number }) {
  const { pathname } = useLocation()
  const hasTab = useArrived(tabsAt(pathname).map(({ Component }) => Component))
  const { row, input, staleTime } = itemRead(id)
  const answer = useCall(row, input, { staleTime })
  const { error, isFetching, refetch } = answer
  const data = useStillThere(answer)
  if (data?.accessAllowed === true && hasTab) return <ItemWorkspace item={data} />
  return (
    <Page title={data === undefined ? 'Quote Item' : `Item ${data.reference}`}>
      {error === null || data !== undefined ? null : (
        <LoadFailure
          error={error}
          message={text('itemLoadError')}
          retrying={isFetching}
          onRetry={() => void refetch()}
          back="/worklist"
        />
      )}
      {data === undefined || data.accessAllowed ? null : (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" component={Link} to="/worklist">
              Back to the worklist
            </Button>
          }
        >
          {data.accessMessage}
        </Alert>
      )}
    </Page>
  )
}
