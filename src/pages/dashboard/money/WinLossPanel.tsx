import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { keepPreviousData } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { quote } from '#contract/quote'
import type { WinLossFigures } from '#contract/quoteDashboard'
import { ChoiceSwitch } from '../../../components/list/ChoiceSwitch.tsx'
import { ListProblem } from '../../../components/list/ListProblem.tsx'
import { Panel } from '../../../components/panel/Panel.tsx'
import { useCall } from '../../../dataProvider/index.ts'
import type { DashboardQuestion, MoneyAsked } from '../dashboardQuestion.ts'
import { MoneyCards } from './MoneyCards.tsx'
import { MoneyLegend } from './MoneyLegend.tsx'
import { MoneyTable } from './MoneyTable.tsx'
import { type MoneyView, moneyParts, moneyViews } from './moneyParts.ts'

const MoneyChart = lazy(() => import('./MoneyChart.tsx'))

const nothing: Readonly<Record<MoneyView, string>> = {
  customer: 'Nothing was quoted in this time.',
  group: 'Nothing was quoted in this time.',
  reason: 'Nothing was lost in this time.',
}

interface FiguresProps {
  readonly figures: WinLossFigures
  readonly asked: MoneyAsked | null
  readonly onAsk: (asked: MoneyAsked) => void
}

function Figures({ figures, asked, onAsk }: FiguresProps) {
  const [view, setView] = useState<MoneyView>('customer')
  const { currency } = figures
  const parts = moneyParts(figures, view)
  const isOfAll =
    asked !== null &&
    asked.currency === currency &&
    asked.customerCode === undefined &&
    asked.productGroup === undefined &&
    asked.lostReason === undefined
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <MoneyCards
        figures={figures}
        chosen={isOfAll ? asked.outcome : null}
        onChoose={outcome => onAsk({ outcome, currency })}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <ChoiceSwitch label="Money by" choices={moneyViews} value={view} onChange={setView} />
        <MoneyLegend />
      </Box>
      {parts.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {nothing[view]}
        </Typography>
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
          }}
        >
          <Suspense fallback={<Skeleton variant="rounded" height={190} />}>
            <Box aria-hidden>
              <MoneyChart parts={parts} currency={currency} />
            </Box>
          </Suspense>
          <MoneyTable
            label={`Money by ${moneyViews.find(each => each.value === view)?.label.toLowerCase()}`}
            parts={parts}
            currency={currency}
            chosen={asked}
            onChoose={onAsk}
          />
        </Box>
      )}
    </Box>
  )
}

interface WinLossPanelProps {
  readonly question: DashboardQuestion
  readonly onAsk: (asked: MoneyAsked) => void
}

/** Win and lose: the money behind the items, by customer, product group and reason. */
export function WinLossPanel({ question: { duration, state, money }, onAsk }: WinLossPanelProps) {
  const [wanted, setWanted] = useState<string | null>(null)
  const { data, error, isPlaceholderData, refetch } = useCall(
    quote.winLoss,
    { query: { duration, ...(state === '' ? {} : { state }) } },
    { placeholderData: keepPreviousData },
  )
  const figures = data?.find(each => each.currency === wanted) ?? data?.[0]
  return (
    <Panel
      title="Win and lose"
      beside={
        data === undefined || data.length < 2 ? undefined : (
          <ChoiceSwitch
            label="Currency"
            choices={data.map(({ currency }) => ({ value: currency, label: currency }))}
            value={figures?.currency ?? null}
            onChange={setWanted}
          />
        )
      }
    >
      {error === null ? null : (
        <ListProblem error={error} onRetry={() => void refetch()} stillShown={data !== undefined} />
      )}
      {data === undefined && error === null ? <Skeleton variant="rounded" height={260} /> : null}
      {data === undefined ? null : (
        <Box aria-busy={isPlaceholderData} sx={isPlaceholderData ? { opacity: 0.45 } : {}}>
          {figures === undefined ? (
            <Typography variant="body2" color="textSecondary">
              {nothing.customer}
            </Typography>
          ) : (
            <Figures figures={figures} asked={money} onAsk={onAsk} />
          )}
        </Box>
      )}
    </Panel>
  )
}
