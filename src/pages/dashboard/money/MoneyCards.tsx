import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { WinLossFigures } from '#contract/quoteDashboard'
import { decimal } from '#domain/formats'
import type { MoneyOutcome } from '../dashboardQuestion.ts'
import { wholeMoney } from './wholeMoney.ts'

interface Card {
  readonly name: string
  readonly listed: MoneyOutcome
  readonly figure: string
  readonly about: string
}

const items = (count: number): string => `${count.toLocaleString('en-AU')} ${count === 1 ? 'item' : 'items'}`

const percent = (value: number | null, of: string): string =>
  value === null ? '' : `${decimal(value, 2)} % ${of}`

function cardsOf({ currency, whole, answerDays }: WinLossFigures): Card[] {
  const { quoted, won, lost, pending, margin, marginPercent, winRate } = whole
  const amount = (value: number) => wholeMoney(value, currency)
  return [
    { name: 'Quoted', listed: 'quoted', figure: amount(quoted.value), about: items(quoted.count) },
    {
      name: 'Won',
      listed: 'won',
      figure: amount(won.value),
      about: `${items(won.count)}${winRate === null ? '' : `, ${percent(winRate, 'of what was decided')}`}`,
    },
    ...(margin === null
      ? []
      : [
          {
            name: 'Margin',
            listed: 'won' as const,
            figure: amount(margin),
            about: percent(marginPercent, 'of what was won'),
          },
        ]),
    { name: 'Pending', listed: 'pending', figure: amount(pending.value), about: items(pending.count) },
    { name: 'Lost', listed: 'lost', figure: amount(lost.value), about: items(lost.count) },
    {
      name: 'Days to answer',
      listed: 'answered',
      figure: answerDays === null ? '–' : String(answerDays),
      about: answerDays === null ? 'no answers yet' : 'on average',
    },
  ]
}

interface MoneyCardsProps {
  readonly figures: WinLossFigures
  /** What of it is listed below as a whole. */
  readonly chosen: MoneyOutcome | null
  readonly onChoose: (listed: MoneyOutcome) => void
}

/** What was quoted, won, kept and lost, and how long answers took; each opens the list of its items. */
export function MoneyCards({ figures, chosen, onChoose }: MoneyCardsProps) {
  return (
    <Box
      role="group"
      aria-label="Money"
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(auto-fit, minmax(140px, 1fr))' },
      }}
    >
      {cardsOf(figures).map(({ name, listed, figure, about }) => {
        const isChosen = chosen === listed && name !== 'Margin'
        return (
          <ButtonBase
            key={name}
            aria-pressed={isChosen}
            onClick={() => onChoose(listed)}
            sx={{
              display: 'grid',
              justifyItems: 'start',
              justifyContent: 'start',
              alignContent: 'start',
              px: 1.5,
              py: 1,
              textAlign: 'left',
              fontFamily: 'inherit',
              border: 1,
              borderColor: isChosen ? 'primary.main' : 'divider',
              borderRadius: 1,
              boxShadow: isChosen ? theme => `inset 0 0 0 1px ${theme.palette.primary.main}` : 'none',
              '&:hover': { bgcolor: 'action.hover' },
            }}
          >
            <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
              {name}
            </Box>
            <Box component="span" sx={{ fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.3 }}>
              {figure}
            </Box>
            <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
              {about}
            </Box>
          </ButtonBase>
        )
      })}
    </Box>
  )
}
