import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useNavigate } from 'react-router-dom'
import { quote } from '#contract/quote'
import { text } from '#domain/messages'
import { useMay } from '../../authProvider/useRights.ts'
import { useCallMutation } from '../../dataProvider/index.ts'
import { useConfirm } from '../../layout/confirm/useConfirm.ts'
import { useSay, useSayFailure } from '../../layout/notifications/useSay.ts'

/** Starts a quote without a customer and goes to it. */
export function CreateQuoteButton() {
  const may = useMay(quote.create.right)
  const confirm = useConfirm()
  const navigate = useNavigate()
  const say = useSay()
  const sayFailure = useSayFailure()
  const create = useCallMutation(quote.create, { refresh: [quote.draftQuotes] })

  const onClick = async () => {
    if (!may) {
      say(text('createQuoteNoPermission'), 'error')
      return
    }
    if (!(await confirm({ title: 'Confirm Create Quote', message: text('confirmCreateQuote') }))) return
    try {
      const { id } = await create.mutateAsync({ body: { customer: null } })
      navigate(`/quotes/${id}`, { state: { discardChanges: true } })
    } catch (error) {
      sayFailure(error, text('quoteSaveError'))
    }
  }

  return (
    <Button variant="contained" startIcon={<Add />} loading={create.isPending} onClick={onClick}>
      Create Quote
    </Button>
  )
}
