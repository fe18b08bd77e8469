import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { Offer } from '#contract/quote'
import { quantity } from '#domain/formats'
import type { OfferedSet } from './choices.ts'
import { kraft } from './offerTheme.ts'
import { PriceChoice } from './PriceChoice.tsx'

type Content = NonNullable<Offer['content']>

interface SetChoiceProps {
  readonly items: Content['items']
  readonly set: OfferedSet
  readonly isOpen: boolean
  /** Which of its price lines is ordered; null: none. */
  readonly chosen: number | null
  readonly onChoose: (line: number | null) => void
}

const titleId = 'offer-set'

/** The whole set of a master quote: what is in one, what so many cost, and how many are ordered. */
export function SetChoice({ items, set, isOpen, chosen, onChoose }: SetChoiceProps) {
  const inside = set.parts.map(({ reference, ratio }) => {
    const item = items.find(each => each.reference === reference)
    return `${quantity(ratio)} × ${item?.name ?? reference}`
  })
  return (
    <Paper
      component="section"
      aria-labelledby={titleId}
      sx={{ mt: 2.5, p: { xs: 2, sm: 3 }, border: `1px solid ${kraft.line}`, borderRadius: 2 }}
    >
      <Typography id={titleId} variant="h2">
        The whole set
      </Typography>
      <Box sx={{ mt: 0.5 }}>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          In one set: {inside.join(', ')}
        </Typography>
      </Box>
      <PriceChoice
        item={{
          reference: titleId,
          prices: set.prices.map(price => ({ ...price, quantity: `${price.quantity} sets` })),
        }}
        labelledBy={titleId}
        isOpen={isOpen}
        isLacking={false}
        leave="Order no sets"
        chosen={chosen}
        onChoose={onChoose}
      />
    </Paper>
  )
}
