import { type RefObject, useState } from 'react'
import { useDataProvider } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { quote } from '#contract/quote'
import { text } from '#domain/messages'
import { type BoxwrightDataProvider, useCallMutation } from '../../../dataProvider/index.ts'
import { useConfirm } from '../../../layout/confirm/useConfirm.ts'
import { useSay, useSayFailure } from '../../../layout/notifications/useSay.ts'
import { type PadToQuote, productOfPad } from './productOfPad.ts'

const descriptionOf = ({ inputs }: PadToQuote) =>
  `${inputs.style} ${inputs.length ?? 0} x ${inputs.width ?? 0} x ${inputs.depth ?? 0} ${inputs.flute}`

/** Makes a quote with one item of what is on the pad, and opens it. Until then nothing of the pad is stored as a quote. */
export function useCreateQuote(latest: RefObject<PadToQuote | null>) {
  const confirm = useConfirm()
  const navigate = useNavigate()
  const say = useSay()
  const sayFailure = useSayFailure()
  const dataProvider = useDataProvider<BoxwrightDataProvider>()
  const [isCreating, setIsCreating] = useState(false)
  const create = useCallMutation(quote.create, { refresh: [quote.draftQuotes] })
  const add = useCallMutation(quote.addProducts, { refresh: [quote.draftQuotes] })
  const save = useCallMutation(quote.saveProduct)

  /** The item page, or the quote's where the item could not be finished: whatever is stored is shown. */
  const createItem = async (pad: PadToQuote): Promise<string> => {
    const { id } = await create.mutateAsync({ body: { customer: null } })
    try {
      const products = [{ itemCategory: 'NEW_MANUAL_DESIGN', description: descriptionOf(pad) }]
      const { items } = await add.mutateAsync({
        body: { id, products, isMaster: false, allowByPassPricing: false },
      })
      const row = items.at(-1)
      if (row === undefined) throw new Error(text('productSaveError'))
      const item = await dataProvider.call(quote.item, { params: { id: row.id } })
      const product = productOfPad(item.product, pad)
      await save.mutateAsync({ body: { quoteItemId: row.id, version: item.versions.product, product } })
      return `/qitem/${row.id}`
    } catch (error) {
      sayFailure(error, text('productSaveError'))
      return `/quotes/${id}`
    }
  }

  const createQuote = async () => {
    const pad = latest.current
    if (pad === null) return
    const { box } = pad.estimate
    if (!box.ok) {
      say(
        box.problems.map(({ message }) => message),
        'warning',
      )
      return
    }
    const question = { title: text('confirmCreateQuoteTitle'), message: text('confirmCreateQuote') }
    if (!(await confirm(question))) return
    setIsCreating(true)
    try {
      navigate(await createItem(pad), { state: { discardChanges: true } })
    } catch (error) {
      sayFailure(error, text('quoteSaveError'))
      setIsCreating(false)
    }
  }

  return { createQuote, isCreating }
}
