import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { Offer } from '#contract/quote'
import { optionLabel } from '#domain/quoteOptions'
import { FoldPicture } from '../../components/variants/FoldPicture.tsx'
import { Facts } from './Facts.tsx'
import { kraft } from './offerTheme.ts'
import { PriceChoice } from './PriceChoice.tsx'

type Item = NonNullable<Offer['content']>['items'][number]

interface OfferItemProps {
  readonly item: Item
  /** The options of which it is one; itself alone where there are none. */
  readonly beside: readonly Item[]
  readonly isOpen: boolean
  /** Whether it is said here that a quantity has to be chosen. */
  readonly isLacking: boolean
  /** Whether the others can be ordered without it. */
  readonly canLeave: boolean
  /** Which of its prices is ordered. */
  readonly chosen: number | null
  readonly onChoose: (line: number | null) => void
}

/** An item of the offer: how it looks, what it is, what it costs, and at which quantity it is ordered. */
export function OfferItem({ item, beside, isOpen, isLacking, canLeave, chosen, onChoose }: OfferItemProps) {
  const { number, name, about, facts, picture, pictured, charges, reference } = item
  const titleId = `offer-item-${reference}`
  const isOption = beside.length > 1
  const differing = facts.flatMap(({ label, value }) =>
    beside.some(other => other.facts.find(fact => fact.label === label)?.value !== value) ? [label] : [],
  )
  return (
    <Paper
      component="section"
      aria-labelledby={titleId}
      sx={{
        mt: 2.5,
        p: { xs: 2, sm: 3 },
        border: `1px solid ${kraft.line}`,
        borderRadius: 2,
        ...(chosen === null ? {} : { borderColor: 'primary.main', boxShadow: '0 0 0 1px #20419b' }),
      }}
    >
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '220px minmax(0, 1fr)' } }}>
        {picture === null ? null : (
          <Box
            sx={{ height: { xs: 170, sm: 190 }, maxWidth: { xs: 280 }, mx: { xs: 'auto' }, width: '100%' }}
          >
            <FoldPicture picture={picture} title={pictured} />
          </Box>
        )}
        <Box sx={{ minWidth: 0, ...(picture === null ? { gridColumn: '1 / -1' } : {}) }}>
          <Typography id={titleId} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {number}. {isOption ? `${optionLabel(item.option)}: ` : ''}
            {name}
          </Typography>
          {about === '' ? null : (
            <Typography variant="body2" color="textSecondary">
              {about}
            </Typography>
          )}
          <Box sx={{ mt: 1.5 }}>
            <Facts facts={facts} columnWidth={130} strong={differing} />
          </Box>
        </Box>
      </Box>
      <PriceChoice
        item={item}
        labelledBy={titleId}
        isOpen={isOpen}
        isLacking={isLacking}
        leave={canLeave ? 'Leave this one out' : undefined}
        chosen={chosen}
        onChoose={onChoose}
      />
      {charges.length === 0 ? null : (
        <Box sx={{ mt: 2 }}>
          <Facts facts={charges} columnWidth={200} />
        </Box>
      )}
    </Paper>
  )
}
