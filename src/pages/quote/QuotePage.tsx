import { useParams } from 'react-router-dom'
import { quote } from '#contract/quote'
import { useCall, useStillThere } from '../../dataProvider/index.ts'
import { ByNumber } from '../../layout/errors/ByNumber.tsx'
import { LoadFailure } from '../../layout/errors/LoadFailure.tsx'
import { Page } from '../../layout/Page.tsx'
import { DraftQuotes } from './DraftQuotes.tsx'
import { QuoteEditor } from './QuoteEditor.tsx'

/** `/quotes/:id`: a quote with its items; `/quotes`: the person's drafts. */
export default function QuotePage() {
  const { id } = useParams()
  if (id === undefined) return <DraftQuotes />
  return (
    <ByNumber
      what="quote"
      remedy="A quote is found by its number, such as 100023, or in the list of drafts."
      to="/quotes"
      toLabel="Draft quotes"
    >
      {quoteId => <OneQuote id={quoteId} />}
    </ByNumber>
  )
}

function OneQuote({ id }: { readonly id: number }) {
  const answer = useCall(quote.get, { params: { id } })
  const { error, isFetching, refetch } = answer
  const data = useStillThere(answer)
  if (data !== undefined) return <QuoteEditor quote={data} />
  return (
    <Page title="Quote" breadcrumbs={[{ label: 'Quotes', to: '/quotes' }]}>
      {error === null ? null : (
        <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} back="/quotes" />
      )}
    </Page>
  )
}
