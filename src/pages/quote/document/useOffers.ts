import { quote } from '#contract/quote'
import { useCall } from '../../../dataProvider/index.ts'

/** Milliseconds after which it is looked again whether the customer answered. */
const lookAgain = 30_000

/** How the customer took the revisions of a quote, newest first; looked at again as long as one can be answered. */
export const useOffers = (quoteId: number) =>
  useCall(
    quote.offersOfQuote,
    { query: { quoteId } },
    {
      meta: { quiet: true },
      refetchInterval: ({ state }) => (state.data?.[0]?.state === 'open' ? lookAgain : false),
    },
  )
