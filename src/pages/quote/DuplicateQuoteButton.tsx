import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { quote as calls, type Quote } from '#contract/quote'
import { text } from '#domain/messages'
import { useMay } from '../../authProvider/useRights.ts'
import { type ChosenCustomer, CustomerSearch } from '../../components/customerSearch/CustomerSearch.tsx'
import { FormDialog } from '../../components/dialog/FormDialog.tsx'
import { failureText, useCallMutation } from '../../dataProvider/index.ts'
import { useSay } from '../../layout/notifications/useSay.ts'

/** Starts a quote from this one, for its customer or another, and goes to it. */
export function DuplicateQuoteButton({ quote }: { readonly quote: Quote }) {
  const may = useMay(calls.duplicate.right)
  const [isOpen, setOpen] = useState(false)
  if (!may) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>Duplicate…</Button>
      {isOpen ? <DuplicateQuoteDialog quote={quote} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

interface DuplicateQuoteDialogProps {
  readonly quote: Quote
  readonly onClose: () => void
}

function DuplicateQuoteDialog({ quote, onClose }: DuplicateQuoteDialogProps) {
  const { id, quoteReference, customerCode, customerName } = quote
  const navigate = useNavigate()
  const say = useSay()
  const [customer, setCustomer] = useState<ChosenCustomer | null>(
    customerCode === null ? null : { customerCode, customerName },
  )
  const [description, setDescription] = useState(quote.description)
  const duplicate = useCallMutation(calls.duplicate, { refresh: [calls.draftQuotes] })
  const submit = () =>
    duplicate.mutate(
      {
        params: { id },
        body: { customerCode: customer?.customerCode ?? '', description: description.trim() },
      },
      {
        onSuccess: copy => {
          say(`Quote ${copy.quoteReference} has been made from ${quoteReference}.`, 'success')
          onClose()
          navigate(`/quotes/${copy.id}`)
        },
      },
    )
  return (
    <FormDialog
      title={`Duplicate Quote ${quoteReference}`}
      words="A new quote begins with what is saved of this one and its items, at the first step. Dates start anew, and the order number stays behind."
      ok="Duplicate"
      width="sm"
      busy={duplicate.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2, pt: 1 }}>
        {duplicate.error === null ? null : (
          <Alert severity="error">{failureText(duplicate.error, text('quoteSaveError'))}</Alert>
        )}
        <CustomerSearch label="For customer" value={customer} onChange={setCustomer} />
        <TextField
          label="Quote Description"
          margin="none"
          value={description}
          onChange={event => setDescription(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 200, autoComplete: 'off' } }}
        />
      </Stack>
    </FormDialog>
  )
}
