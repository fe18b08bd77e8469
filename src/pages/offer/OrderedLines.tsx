import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Offer } from '#contract/quote'
import { money, quantity } from '#domain/formats'
import { NumberInput } from '../../components/editing/fields/NumberInput.tsx'

type Price = NonNullable<Offer['content']>['items'][number]['prices'][number]

/** A price line that is about to be ordered. */
export interface OrderedLine {
  readonly reference: string
  readonly line: number
  readonly name: string
  readonly price: Price
}

/** What so many come to at a price line; what is no number counts as the least. */
const amountOf = ({ amount, least }: Price, count: number | null | undefined): number =>
  least > 0 && typeof count === 'number' && count > least ? (amount / least) * count : amount

interface OrderedLinesProps {
  readonly lines: readonly OrderedLine[]
  /** How many of each line. */
  readonly counts: readonly (number | null | undefined)[]
  /** Whether one says how many of a range, in the field `counts.0` of its line. */
  readonly isAsked: boolean
  readonly currency: Offer['currency']
}

/** What is ordered and what it comes to. */
export function OrderedLines({ lines, counts, isAsked, currency }: OrderedLinesProps) {
  const amounts = lines.map(({ price }, place) => amountOf(price, counts[place]))
  const total = amounts.reduce((sum, amount) => sum + Math.round(amount * 100) / 100, 0)
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {lines.map(({ reference, name, price }, place) => (
        <Box
          component="li"
          key={reference}
          sx={{ display: 'flex', gap: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
        >
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
            <Typography color="textSecondary" variant="body2">
              {isAsked ? price.quantity : `${quantity(counts[place])} at ${price.perThousand} per 1,000`}
            </Typography>
            {isAsked && price.most !== null && price.most > price.least ? (
              <Box sx={{ maxWidth: 200, mt: 1 }}>
                <NumberInput name={`counts.${place}`} label={`How many of ${reference}`} isWhole />
              </Box>
            ) : null}
          </Box>
          <Typography sx={{ whiteSpace: 'nowrap' }}>{money(amounts[place] ?? 0, currency)}</Typography>
        </Box>
      ))}
      <Box component="li" sx={{ display: 'flex', pt: 1 }}>
        <Typography sx={{ flexGrow: 1, fontWeight: 600 }}>Goods, without GST</Typography>
        <Typography sx={{ fontWeight: 600 }}>{money(total, currency)}</Typography>
      </Box>
    </Box>
  )
}
