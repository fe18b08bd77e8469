import Chip from '@mui/material/Chip'
import { useSentQuotes } from './useSentQuotes.ts'

/** The newest revision that the customer has; nothing before one was sent. */
export function SentChip({ quoteId }: { readonly quoteId: number }) {
  const [newest] = useSentQuotes(quoteId).data ?? []
  return newest === undefined ? null : <Chip label={`Sent ${newest.revision}`} color="info" />
}
