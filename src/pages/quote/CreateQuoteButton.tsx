import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useNavigate } from 'react-router-dom'
import { quote } from '#contract/quote'
import { text } from '#domain/messages'
import { useMay } from '../../authProvider/useRights.ts'
import { useCallMutation } from '../../dataProvider/index.ts'
import { useConfirm } from '../../layout/confirm/useConfirm.ts'
import { useSayFailure } from '../../layout/notifications/useSay.ts'

/** Starts a quote without a customer and goes to it; for who may. */
export function CreateQuoteButton() {
  const may = useMay(quote.create.right)
  const confirm = useConfirm()
  const navigate = useNavigate()
  const sayFailure = useSayFailure()
  const create = useCallMutation(quote.create, { refresh: [quote.draftQuotes] })

  const onClick = async () => {
    if (!(await confirm({ title: 'Confirm Create Quote', message: text('confirmCreateQuote') }))) return
    try {
      const { id } = await create.mutateAsync({ body: { customer: null } })
      navigate(`/quotes/${id}`, { state: { discardChanges: true } })
    } catch (error) {
      sayFailure(error, text('quoteSaveError'))
    }
  }

  if (!may) return null
  return (
    <Button variant="contained" startIcon={<Add />} loading={create.isPending} onClick={onClick}>
      Create Quote
    </Button>
  )
}
