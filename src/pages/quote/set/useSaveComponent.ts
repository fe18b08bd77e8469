import { useQueryClient } from '@tanstack/react-query'
import { quote as calls, type Quote, type QuoteComponent } from '#contract/quote'
import { text } from '#domain/messages'
import { callKey, isFailure, useCallMutation } from '../../../dataProvider/index.ts'
import { useSay, useSayFailure } from '../../../layout/notifications/useSay.ts'

type Change = Partial<Pick<QuoteComponent['delivery'], 'ratioToParent' | 'shippingMethod'>>

/** Saves how a component belongs to its set, from the version it was read at; true when it is stored. */
export function useSaveComponent({ id }: Pick<Quote, 'id'>, component: QuoteComponent) {
  const queryClient = useQueryClient()
  const say = useSay()
  const sayFailure = useSayFailure()
  const { mutateAsync, isPending } = useCallMutation(calls.saveDelivery, {
    refresh: [calls.get, calls.item, calls.log],
  })
  const { quoteItemId, version, delivery } = component
  const key = callKey(calls.get, { params: { id } })

  const save = async (change: Change): Promise<boolean> => {
    try {
      const { item } = await mutateAsync({
        body: { quoteItemId, version, delivery: { ...delivery, ...change } },
      })
      // The page shows it at once, and saves on from its version.
      queryClient.setQueryData<Quote>(key, known =>
        known === undefined
          ? known
          : {
              ...known,
              components: known.components.map(each =>
                each.quoteItemId === quoteItemId
                  ? { ...each, delivery: item.delivery, version: item.versions.delivery }
                  : each,
              ),
            },
      )
      say(text('deliveryDetailsSaveSuccess'), 'success')
      return true
    } catch (error) {
      sayFailure(error, text('deliveryDetailsSaveError'))
      if (isFailure(error, 'stale')) await queryClient.invalidateQueries({ queryKey: key })
      return false
    }
  }
  return { save, saving: isPending }
}
