import { useParams } from 'react-router-dom'
import { quote } from '#contract/quote'
import { useCall } from '../../dataProvider/index.ts'
import { isNumberOfRecord } from '../../layout/errors/isNumberOfRecord.ts'
import { LoadFailure } from '../../layout/errors/LoadFailure.tsx'
import { NoSuchNumber } from '../../layout/errors/NoSuchNumber.tsx'
import { Page } from '../../layout/Page.tsx'
import { DraftQuotes } from './DraftQuotes.tsx'
import { QuoteEditor } from './QuoteEditor.tsx'

/** `/quotes/:id`: a quote with its items; `/quotes`: the person's drafts. */
export default function QuotePage() {
  const { id } = useParams()
  if (id === undefined) return <DraftQuotes />
  if (isNumberOfRecord(id)) return <OneQuote key={id} id={Number(id)} />
  return (
    <NoSuchNumber
      what="quote"
      said={id}
      remedy="A quote is found by its number, such as 100023, or in the list of drafts."
      to="/quotes"
      toLabel="Draft quotes"
    />
  )
}

function OneQuote({ id }: { readonly id: number }) {
  const { data, error, isFetching, refetch } = useCall(quote.get, { params: { id } })
  if (data !== undefined) return <QuoteEditor quote={data} />
  return (
    <Page title="Quote" breadcrumbs={[{ label: 'Quotes', to: '/quotes' }]}>
      {error === null ? null : (
        <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} back="/quotes" />
      )}
    </Page>
  )
}
