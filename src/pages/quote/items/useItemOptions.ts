import { quote as calls, type Quote, type QuoteItemRow } from '#contract/quote'
import { optionLabel, optionRefusal } from '#domain/quoteOptions'
import { useMay } from '../../../authProvider/useRights.ts'
import { useCallMutation } from '../../../dataProvider/index.ts'
import { useSay, useSayFailure } from '../../../layout/notifications/useSay.ts'

/** What can be done about the options that an item stands beside. */
export interface ItemOptions {
  /** Whether the person may add to the quote at all. */
  readonly mayChange: boolean
  /** Why no further option can stand beside it; '' when one can. */
  readonly refusal: string
  readonly add: () => Promise<void>
  readonly leave: () => Promise<void>
}

/** Adds an option beside an item of the quote, or lets the item stand alone; what was added is taken back in the message. */
export function useItemOptions(quote: Quote, item: QuoteItemRow): ItemOptions {
  const say = useSay()
  const sayFailure = useSayFailure()
  const may = useMay(calls.addOption.right)
  const refresh = [calls.get, calls.draftQuotes, calls.log, calls.item]
  const adding = useCallMutation(calls.addOption, { refresh })
  const leaving = useCallMutation(calls.leaveOptions, { refresh })
  const group = item.option?.group
  return {
    mayChange: may && quote.mayEdit,
    refusal: optionRefusal({
      ...{ reference: item.reference, option: item.option, isOfSet: quote.isMultiComponent },
      isClosed: item.closeType !== null,
      // The server knows.
      isOrdered: false,
      letters: quote.items.flatMap(({ option }) =>
        option !== null && option.group === group ? [option.letter] : [],
      ),
    }),
    add: async () => {
      try {
        const { reference, option } = await adding.mutateAsync({ body: { quoteItemId: item.id } })
        say(`${reference} has been added as ${optionLabel(option)}, without a price.`, 'success')
      } catch (error) {
        sayFailure(error, 'Error adding the option')
      }
    },
    leave: async () => {
      try {
        await leaving.mutateAsync({ body: { quoteItemId: item.id } })
        say(`${item.reference} stands alone now.`, 'success')
      } catch (error) {
        sayFailure(error, 'Error changing the options')
      }
    },
  }
}
