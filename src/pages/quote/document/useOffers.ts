import { quote } from '#contract/quote'
import { useCall } from '../../../dataProvider/index.ts'
import { useLiveState } from '../../../realtime/useLiveState.ts'

/** Milliseconds after which it is looked again whether the customer answered. */
const lookAgain = 30_000

/** How the customer took the revisions of a quote, newest first. The hub tells of answers; without it they are looked for as long as one can come. */
export function useOffers(quoteId: number) {
  const isLive = useLiveState() === 'live'
  return useCall(
    quote.offersOfQuote,
    { query: { quoteId } },
    {
      meta: { quiet: true },
      refetchInterval: ({ state }) => (!isLive && state.data?.[0]?.state === 'open' ? lookAgain : false),
    },
  )
}
