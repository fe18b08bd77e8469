import { useQueryClient } from '@tanstack/react-query'
import type { CallInput, Endpoint } from '#contract/endpoint'
import { type Offer, quote } from '#contract/quote'
import { callKey, useCallMutation } from '../../dataProvider/index.ts'

type Answering = typeof quote.acceptOffer | typeof quote.askAboutOffer | typeof quote.declineOffer

/** Sends an answer; the page then shows the offer as it stands after it. */
export function useAnswer<Row extends Endpoint & Answering>(row: Row, token: string) {
  const queryClient = useQueryClient()
  const { mutateAsync } = useCallMutation(row, { meta: { quiet: true } })
  return async (input: CallInput<Row>): Promise<void> => {
    const offer = (await mutateAsync(input)) as Offer
    queryClient.setQueryData(callKey(quote.offer, { body: { token } }), offer)
  }
}
