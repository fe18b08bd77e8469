import Chip from '@mui/material/Chip'
import type { QuoteItem } from '#contract/quote'
import { useSamples } from '../../samples/useSamples.tsx'

/** How the sample that was asked for last stands; pressed, all of the item's. Nothing where none was. */
export function SampleMark({ item }: { readonly item: QuoteItem }) {
  const samples = useSamples(item)
  if (item.sampleStatus === '') return null
  return (
    <>
      <Chip size="small" variant="outlined" label={`Sample: ${item.sampleStatus}`} onClick={samples.open} />
      {samples.dialog}
    </>
  )
}
