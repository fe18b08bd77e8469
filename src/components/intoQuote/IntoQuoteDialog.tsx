import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { text } from '#domain/messages'
import { failureText } from '../../dataProvider/index.ts'
import { useConfirm } from '../../layout/confirm/useConfirm.ts'
import { type ChosenCustomer, CustomerSearch } from '../customerSearch/CustomerSearch.tsx'
import { FormDialog } from '../dialog/FormDialog.tsx'
import { QuoteChoice } from './QuoteChoice.tsx'
import { quoteTarget } from './quoteTarget.ts'

interface IntoQuoteDialogProps {
  readonly title: string
  /** What the button says. */
  readonly ok: string
  readonly width: 'sm' | 'md'
  readonly customer: ChosenCustomer | null
  readonly onCustomer: (customer: ChosenCustomer | null) => void
  /** What follows from the customer. */
  readonly notice?: ReactNode
  /** Nothing can be added like this, as the notice says. */
  readonly isRefused?: boolean
  /** Something was entered of the products, which is not lost without asking. */
  readonly isEntered?: boolean
  readonly call: { readonly error: unknown; readonly isPending: boolean }
  /** Adds the products to a quote of the customer; 0: to a new one. */
  readonly onQuote: (quoteId: number, customer: ChosenCustomer) => void
  readonly onClose: () => void
  /** The products, with what is asked of each. */
  readonly children: ReactNode
}

/** Asks for whom and in which quote products are quoted. */
export function IntoQuoteDialog({
  title,
  ok,
  width,
  customer,
  onCustomer,
  notice,
  isRefused = false,
  isEntered = false,
  call,
  onQuote,
  onClose,
  children,
}: IntoQuoteDialogProps) {
  const confirm = useConfirm()
  const { state } = useLocation()
  const [target] = useState(() => quoteTarget(state))
  // Who came from a quote goes on with it, for its customer.
  const quoteFor = (chosen: ChosenCustomer | null) =>
    target !== null && target.customerCode === chosen?.customerCode ? target.quoteId : 0
  const [quoteId, setQuoteId] = useState(() => quoteFor(customer))
  const [isAsked, setAsked] = useState(false)
  const submit = () => {
    setAsked(true)
    if (customer !== null && !isRefused) onQuote(quoteId, customer)
  }
  const close = async () => {
    const question = { title, message: text('confirmQuoteDialogClose'), ok: 'Close' }
    if (!isEntered || (await confirm(question))) onClose()
  }
  return (
    <FormDialog
      title={title}
      ok={ok}
      width={width}
      disabled={isRefused}
      busy={call.isPending}
      onSubmit={submit}
      onClose={() => void close()}
    >
      {/* The first field's label stands on its frame. */}
      <Stack sx={{ gap: 2, pt: 1 }}>
        {call.error === null ? null : (
          <Alert severity="error">{failureText(call.error, text('quoteSaveError'))}</Alert>
        )}
        <CustomerSearch
          label="For customer"
          value={customer}
          onChange={found => {
            onCustomer(found)
            setQuoteId(quoteFor(found))
          }}
          required
          error={isAsked && customer === null ? text('formRequired', { field: 'Customer' }) : undefined}
        />
        {notice}
        <QuoteChoice customer={customer} from={target} value={quoteId} onChange={setQuoteId} />
        {children}
      </Stack>
    </FormDialog>
  )
}
