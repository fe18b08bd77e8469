import { QuoteWorklistView } from '../worklists/quote/QuoteWorklistView.tsx'
import { DraftsBar } from './DraftsBar.tsx'

/**
 * `/myquote`: the items of the quotes a person started, wherever they stand, in the full variant of the worklist.
 * Items rather than quotes, because what they come to see is how far each has come; drafts are a line above.
 */
export default function MyQuotesPage() {
  return (
    <QuoteWorklistView view="MYQUOTE">
      <DraftsBar />
    </QuoteWorklistView>
  )
}
