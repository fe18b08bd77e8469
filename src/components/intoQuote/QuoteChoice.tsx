import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { quote } from '#contract/quote'
import { useCall } from '../../dataProvider/index.ts'
import type { ChosenCustomer } from '../customerSearch/CustomerSearch.tsx'
import type { QuoteTarget } from './quoteTarget.ts'

interface QuoteChoiceProps {
  readonly customer: ChosenCustomer | null
  /** The quote that the person came from, a draft or not. */
  readonly from: QuoteTarget | null
  /** 0: a new quote. */
  readonly value: number
  readonly onChange: (quoteId: number) => void
}

/** Which quote items are added to: a new one, the one they came from, or a draft of the person's for the customer. */
export function QuoteChoice({ customer, from, value, onChange }: QuoteChoiceProps) {
  const drafts = useCall(quote.draftQuotes, {}, { meta: { quiet: true } }).data ?? []
  const fitting = drafts.filter(({ customerName }) => customerName === customer?.customerName)
  const isFrom = from !== null && from.customerCode === customer?.customerCode
  return (
    <TextField
      select
      label="Into quote"
      margin="none"
      value={String(value)}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      <MenuItem value="0">A new quote</MenuItem>
      {isFrom && !fitting.some(({ id }) => id === from.quoteId) ? (
        <MenuItem value={String(from.quoteId)}>{from.quoteReference}</MenuItem>
      ) : null}
      {fitting.map(({ id, quoteReference, description }) => (
        <MenuItem key={id} value={String(id)}>
          {[quoteReference, description].filter(part => part !== '').join(' ')}
        </MenuItem>
      ))}
    </TextField>
  )
}
