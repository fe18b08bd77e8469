import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { RehearsalState, RehearsalTotals } from '#contract/rehearsals'
import { decimal } from '#domain/formats'
import { amount } from '../../../resources/rehearsals/lastRun.ts'
import type { Narrowed } from './narrowed.ts'

const percentOf = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`

interface Card {
  readonly label: string
  readonly value: string
  readonly beside: string
  /** The lines that it counts. */
  readonly part: Narrowed['part']
}

const cardsOf = (totals: RehearsalTotals): readonly Card[] => [
  {
    label: `Margin lost, ${totals.currency}`,
    value: amount(totals.lost, totals),
    beside: `${percentOf(totals.lost, totals.earned)} of ${amount(totals.earned, totals)}`,
    part: undefined,
  },
  {
    label: 'Margin before → after',
    value: `${percentOf(totals.earned, totals.salesValue)} → ${percentOf(totals.earned - totals.lost, totals.salesValue)}`,
    beside: `of ${amount(totals.salesValue, totals)} sold`,
    part: undefined,
  },
  {
    label: 'Under the margin floor',
    value: `${decimal(totals.underBefore, 0)} → ${decimal(totals.underAfter, 0)}`,
    beside: `of ${decimal(totals.items, 0)} prices`,
    part: 'under',
  },
  {
    label: 'Cannot be made',
    value: decimal(totals.unmade, 0),
    beside:
      totals.failed === 0 ? 'every price was costed' : `${decimal(totals.failed, 0)} could not be costed`,
    part: 'unmade',
  },
]

const look = {
  display: 'grid',
  justifyContent: 'start',
  textAlign: 'left',
  px: 1.5,
  py: 1,
  border: 1,
  borderRadius: 1,
  bgcolor: 'background.paper',
  fontFamily: 'inherit',
} as const

interface TotalsCardsProps {
  readonly run: NonNullable<RehearsalState['run']>
  readonly narrowed: Narrowed
  readonly onNarrow: (narrowed: Narrowed) => void
}

/** What a run comes to, a row a currency; each figure leads to its items. */
export function TotalsCards({ run, narrowed, onNarrow }: TotalsCardsProps) {
  return run.totals.map(totals => (
    <Box
      key={totals.currency}
      role="group"
      aria-label={`Figures in ${totals.currency}`}
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
      }}
    >
      {cardsOf(totals).map(({ label, value, beside, part }) => {
        const isChosen = part !== undefined && narrowed.part === part
        return (
          <ButtonBase
            key={label}
            aria-pressed={isChosen}
            onClick={() => onNarrow({ ...narrowed, part: isChosen ? undefined : part })}
            sx={{
              ...look,
              borderColor: isChosen ? 'primary.main' : 'divider',
              '&:hover': { bgcolor: 'action.hover' },
            }}
          >
            <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="span" sx={{ fontSize: '1.375rem', fontWeight: 600, lineHeight: 1.3 }}>
              {value}
            </Box>
            <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
              {beside}
            </Box>
          </ButtonBase>
        )
      })}
    </Box>
  ))
}
