import { report } from '#contract/report'
import { useCall } from '../../../dataProvider/index.ts'

/** Milliseconds after which it is looked again how far a letter has come. */
const lookAgain = 5_000

/** What was sent of a quote, newest first; looked at again as long as a letter is on its way. */
export const useSentQuotes = (quoteId: number) =>
  useCall(
    report.sentQuotes,
    { query: { quoteId } },
    {
      meta: { quiet: true },
      refetchInterval: ({ state }) => {
        const recipients = (state.data ?? []).flatMap(({ sendings }) =>
          sendings.flatMap(each => each.recipients),
        )
        return recipients.some(({ delivery }) => delivery === 'Waiting' || delivery === 'Sending')
          ? lookAgain
          : false
      },
    },
  )
