import { quote as calls, type Quote, type QuoteItemRow } from '#contract/quote'
import { masterRefusal } from '#domain/quoteSets'
import { useMay } from '../../../authProvider/useRights.ts'
import { useCallMutation } from '../../../dataProvider/index.ts'
import { useConfirm } from '../../../layout/confirm/useConfirm.ts'
import { useSay, useSayFailure } from '../../../layout/notifications/useSay.ts'

/** What can be done to make an item the master of a set. */
export interface MasterChoice {
  /** Why it can't be; '' when it can. */
  readonly refusal: string
  readonly make: () => Promise<void>
}

/** Makes an item the master item of its quote's set, once the person has said so; null: they may not, or it is it. */
export function useMakeMaster(quote: Quote, item: QuoteItemRow): MasterChoice | null {
  const say = useSay()
  const sayFailure = useSayFailure()
  const confirm = useConfirm()
  const may = useMay(calls.makeMaster.right)
  const { mutateAsync } = useCallMutation(calls.makeMaster, {
    refresh: [calls.get, calls.draftQuotes, calls.log, calls.item],
  })
  const master = quote.items.find(({ isMasterItem, closeType }) => isMasterItem && closeType === null)
  if (!may || !quote.mayEdit || item.isMasterItem) return null
  const { reference } = item
  return {
    refusal: masterRefusal({
      ...{ reference, isClosed: item.closeType !== null, master: master?.reference ?? null },
      // The server knows.
      isOrdered: false,
    }),
    make: async () => {
      const isSure =
        quote.isMultiComponent ||
        (await confirm({
          title: 'Make Master of a Set',
          message: `The open items of the quote become one set, and ${reference} its master item. Each begins with a ratio of 1, and needs a shipping method.`,
          ok: 'Make Set',
        }))
      if (!isSure) return
      try {
        await mutateAsync({ body: { quoteItemId: item.id } })
        say(`${reference} is the master item of the set.`, 'success')
      } catch (error) {
        sayFailure(error, 'Error making the set')
      }
    },
  }
}
