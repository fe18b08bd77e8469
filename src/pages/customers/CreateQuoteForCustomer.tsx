import AddCircleOutlinedIcon from '@mui/icons-material/AddCircleOutlined'
import Button from '@mui/material/Button'
import { useNavigate } from 'react-router-dom'
import { quote } from '#contract/quote'
import { quoteWorklist } from '#contract/quote-worklist'
import { text } from '#domain/messages'
import { useMay } from '../../authProvider/useRights.ts'
import { isFailure, useCallMutation } from '../../dataProvider/index.ts'
import { useConfirm } from '../../layout/confirm/useConfirm.ts'
import { useSay, useSayFailure } from '../../layout/notifications/useSay.ts'

/** Starts a quote for the customer on the screen, after the same question as in the menu. */
export function CreateQuoteForCustomer({ customerCode }: { readonly customerCode: string }) {
  const mayCreate = useMay(quote.create.right)
  const confirm = useConfirm()
  const navigate = useNavigate()
  const say = useSay()
  const sayFailure = useSayFailure()
  const create = useCallMutation(quote.create, { refresh: [quote.draftQuotes, quoteWorklist.counts] })
  if (!mayCreate) return null

  const onClick = async () => {
    if (!(await confirm({ title: 'Confirm Create Quote', message: text('confirmCreateQuote') }))) return
    try {
      const { id } = await create.mutateAsync({ body: { customer: { customerCode } } })
      navigate(`/quotes/${id}`)
    } catch (error) {
      if (isFailure(error, 'not-allowed')) say(text('createQuoteNoPermission'), 'error')
      else sayFailure(error, text('quoteSaveError'))
    }
  }

  return (
    <Button
      variant="contained"
      startIcon={<AddCircleOutlinedIcon />}
      loading={create.isPending}
      onClick={onClick}
    >
      Create Quote
    </Button>
  )
}
