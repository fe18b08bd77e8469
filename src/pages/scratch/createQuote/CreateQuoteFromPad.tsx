import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { quote } from '#contract/quote'
import { text } from '#domain/messages'
import { useMay } from '../../../authProvider/useRights.ts'
import { type BoxwrightDataProvider, useCallMutation } from '../../../dataProvider/index.ts'
import { useConfirm } from '../../../layout/confirm/useConfirm.ts'
import { useSay, useSayFailure } from '../../../layout/notifications/useSay.ts'
import type { Pad } from '../usePad.ts'
import { productOfPad } from './productOfPad.ts'

interface CreateQuoteFromPadProps {
  readonly pad: Pad
  /** Place of the quantity that the item is expected to be ordered in. */
  readonly chosen: number
}

/** Makes a quote with one item of what is on the pad, and opens it. Until then nothing of the pad is stored as a quote. */
export function CreateQuoteFromPad({ pad, chosen }: CreateQuoteFromPadProps) {
  const may = useMay(quote.create.right)
  const confirm = useConfirm()
  const navigate = useNavigate()
  const say = useSay()
  const sayFailure = useSayFailure()
  const dataProvider = useDataProvider<BoxwrightDataProvider>()
  const [isCreating, setIsCreating] = useState(false)
  const create = useCallMutation(quote.create, { refresh: [quote.draftQuotes] })
  const add = useCallMutation(quote.addProducts, { refresh: [quote.draftQuotes] })
  const save = useCallMutation(quote.saveProduct)
  if (!may) return null

  const { inputs, estimate, plant } = pad
  const description = `${inputs.style} ${inputs.length ?? 0} x ${inputs.width ?? 0} x ${inputs.depth ?? 0} ${inputs.flute}`

  /** The item page, or the quote's where the item could not be finished: whatever is stored is shown. */
  const createItem = async (): Promise<string> => {
    const { id } = await create.mutateAsync({ body: { customer: null } })
    try {
      const products = [{ itemCategory: 'NEW_MANUAL_DESIGN', description }]
      const { items } = await add.mutateAsync({
        body: { id, products, isMaster: false, allowByPassPricing: false },
      })
      const row = items.at(-1)
      if (row === undefined) throw new Error(text('productSaveError'))
      const item = await dataProvider.call(quote.item, { params: { id: row.id } })
      const product = productOfPad(
        item.product,
        inputs,
        estimate.board.ok ? estimate.board.value : null,
        plant,
        inputs.breaks[chosen]?.quantity ?? null,
      )
      await save.mutateAsync({ body: { quoteItemId: row.id, version: item.versions.product, product } })
      return `/qitem/${row.id}`
    } catch (error) {
      sayFailure(error, text('productSaveError'))
      return `/quotes/${id}`
    }
  }

  const onClick = async () => {
    if (!estimate.box.ok) {
      say(
        estimate.box.problems.map(({ message }) => message),
        'warning',
      )
      return
    }
    if (!(await confirm({ title: text('confirmCreateQuoteTitle'), message: text('confirmCreateQuote') })))
      return
    setIsCreating(true)
    try {
      navigate(await createItem(), { state: { discardChanges: true } })
    } catch (error) {
      sayFailure(error, text('quoteSaveError'))
      setIsCreating(false)
    }
  }

  return (
    <Button
      variant="contained"
      startIcon={<RequestQuoteOutlined />}
      loading={isCreating}
      onClick={() => void onClick()}
    >
      Create quote from this
    </Button>
  )
}
