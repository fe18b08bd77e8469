import Typography from '@mui/material/Typography'
import type { QuoteItemRow } from '#contract/quote'
import { CompareItemsButton } from './CompareItemsButton.tsx'

interface OptionsWordsProps {
  readonly options: readonly QuoteItemRow[]
  readonly quoteId: number
}

/** That the customer takes one of some options, and beside it their comparison. */
export function OptionsWords({ options, quoteId }: OptionsWordsProps) {
  return (
    <Typography variant="body2" component="div" sx={{ fontWeight: 600 }}>
      {options.length} options
      <Typography component="span" variant="body2" color="textSecondary">
        {' '}
        – the customer takes one
      </Typography>{' '}
      <CompareItemsButton quoteId={quoteId} items={options} label="Compare" />
    </Typography>
  )
}
