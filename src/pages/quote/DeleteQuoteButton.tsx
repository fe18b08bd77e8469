import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import { useNavigate } from 'react-router-dom'
import { quote as calls, type Quote } from '#contract/quote'
import { useMay } from '../../authProvider/useRights.ts'
import { asHtml } from '../../components/editing/asHtml.ts'
import { useCallMutation } from '../../dataProvider/index.ts'
import { useConfirm } from '../../layout/confirm/useConfirm.ts'
import { useSay, useSayFailure } from '../../layout/notifications/useSay.ts'

const itemsText = (count: number) =>
  count === 0
    ? 'It has no items.'
    : count === 1
      ? 'Its item is deleted with it.'
      : `Its ${count} items are deleted with it.`

/** Deletes the quote after asking, and goes to the worklist. */
export function DeleteQuoteButton({ quote }: { readonly quote: Quote }) {
  const may = useMay(calls.deleteQuote.right)
  const confirm = useConfirm()
  const navigate = useNavigate()
  const say = useSay()
  const sayFailure = useSayFailure()
  const remove = useCallMutation(calls.deleteQuote, { refresh: [calls.draftQuotes] })

  const reason = !may
    ? 'You have no permission to delete quotes.'
    : quote.isAnyItemNotInInitiateStep
      ? 'An item of the quote has left the first step. Archive or trash its items instead.'
      : ''

  const onClick = async () => {
    if (reason !== '') return
    const named = [quote.description, quote.customerName]
      .filter(words => words !== '')
      .map(asHtml)
      .join(', ')
    const agreed = await confirm({
      title: 'Delete Quote',
      message: `Quote ${quote.quoteReference}${named === '' ? '' : ` (${named})`} is deleted. ${itemsText(quote.items.length)} This can't be undone.`,
      ok: 'Delete',
      destructive: true,
    })
    if (!agreed) return
    try {
      await remove.mutateAsync({ body: { quoteId: quote.id } })
      say(`Quote ${quote.quoteReference} has been deleted.`, 'success')
      navigate('/worklist', { state: { discardChanges: true } })
    } catch (error) {
      sayFailure(error, 'Error deleting Quote')
    }
  }

  return (
    <Tooltip title={reason} describeChild>
      <Button
        size="small"
        color={reason === '' ? 'error' : 'inherit'}
        startIcon={<DeleteOutlined />}
        aria-disabled={reason !== ''}
        sx={reason === '' ? {} : { color: 'text.disabled', cursor: 'not-allowed' }}
        loading={remove.isPending}
        onClick={() => void onClick()}
      >
        Delete Quote
      </Button>
    </Tooltip>
  )
}
