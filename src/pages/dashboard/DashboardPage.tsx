import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { keepPreviousData } from '@tanstack/react-query'
import { lazy, Suspense, useRef } from 'react'
import { quote } from '#contract/quote'
import { type Figure, figureNames, figures } from '#domain/dashboard'
import { date } from '#domain/formats'
import { ChoiceSwitch } from '../../components/list/ChoiceSwitch.tsx'
import { ListProblem } from '../../components/list/ListProblem.tsx'
import { Panel } from '../../components/panel/Panel.tsx'
import { useCall } from '../../dataProvider/index.ts'
import { Page } from '../../layout/Page.tsx'
import { DashboardFilters } from './DashboardFilters.tsx'
import { DashboardList } from './DashboardList.tsx'
import { DashboardQuotes } from './DashboardQuotes.tsx'
import {
  type DashboardQuestion,
  type Listed,
  type MoneyAsked,
  useDashboardQuestion,
} from './dashboardQuestion.ts'
import { FigureCards } from './FigureCards.tsx'
import { MoneyList } from './money/MoneyList.tsx'
import { moneyLabel } from './money/moneyLabel.ts'
import { WinLossPanel } from './money/WinLossPanel.tsx'
import { ShareBar } from './ShareBar.tsx'
import { StatusSummary } from './StatusSummary.tsx'
import { TrendTable } from './TrendTable.tsx'
import { useLiveDashboard } from './useLiveDashboard.ts'

const TrendChart = lazy(() => import('./TrendChart.tsx'))

interface List {
  readonly value: Listed
  readonly label: string
}

const worklists: readonly List[] = [
  { value: 'assigned', label: 'Assigned to me' },
  { value: 'quotes', label: 'My quotes' },
]

const lists: readonly List[] = [...worklists, ...figures.map(({ name, label }) => ({ value: name, label }))]

const figureOf = (listed: Listed): Figure | null => figureNames.find(name => name === listed) ?? null

function labelOf({ listed, status, money }: DashboardQuestion): string {
  if (money !== null) return moneyLabel(money)
  return status === null ? (lists.find(({ value }) => value === listed)?.label ?? '') : `Quotes: ${status}`
}

const waiting = <Skeleton variant="rounded" height={190} />

/** `/dashboard`: what a sales rep won and what is pending, in a duration and a state, and the lists behind it. */
export default function DashboardPage() {
  const { question, change } = useDashboardQuestion()
  const { duration, state, listed, status, money } = question
  useLiveDashboard()
  const { data, error, isPlaceholderData, refetch } = useCall(
    quote.quoteStats,
    { query: { duration, ...(state === '' ? {} : { state }) } },
    { placeholderData: keepPreviousData },
  )
  const isFailed = error !== null && data === undefined
  const label = labelOf(question)
  const list = useRef<HTMLDivElement>(null)
  // The figures stand well above their list: who asks for one sees what came of it.
  const showMoney = (asked: MoneyAsked) => {
    change({ money: asked })
    list.current?.scrollIntoView({ block: 'nearest' })
  }
  // Figures of another question count another list.
  const counted = isPlaceholderData ? undefined : data
  const figure = figureOf(listed)
  // What was asked before stays to be compared with, but does not pass for the answer.
  const aside = isPlaceholderData ? { opacity: 0.45 } : {}
  return (
    <Page
      title="Dashboard"
      beside={
        <Box sx={{ color: 'text.secondary', typography: 'body2' }}>
          {data === undefined || isPlaceholderData ? '' : `${date(data.from)} to ${date(data.to)}`}
        </Box>
      }
      actions={<DashboardFilters question={question} onChange={change} />}
    >
      {error === null ? null : (
        <ListProblem error={error} onRetry={() => void refetch()} stillShown={data !== undefined} />
      )}
      <Box sx={{ display: 'grid', gap: 2 }}>
        {isFailed ? null : (
          <Box
            aria-busy={data === undefined || isPlaceholderData}
            sx={{ display: 'grid', gap: 2, transition: 'opacity 120ms', ...aside }}
          >
            {data === undefined ? (
              <Skeleton variant="rounded" height={98} />
            ) : (
              <>
                <FigureCards
                  stats={data}
                  chosen={status === null && money === null ? figure : null}
                  onChoose={figure => change({ listed: figure })}
                />
                <ShareBar counts={data} />
              </>
            )}
            <Box
              sx={{
                display: 'grid',
                gap: 2,
                gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
              }}
            >
              <Panel title="Trend">
                {data === undefined ? (
                  waiting
                ) : (
                  <>
                    <Suspense fallback={waiting}>
                      <Box aria-hidden>
                        <TrendChart trend={data.trend} />
                      </Box>
                    </Suspense>
                    <TrendTable trend={data.trend} />
                  </>
                )}
              </Panel>
              <Panel title="Quotes by status">
                {data === undefined ? (
                  waiting
                ) : (
                  <StatusSummary
                    summary={data.quoteStatusSummary}
                    chosen={status}
                    onChoose={of => change({ status: of })}
                  />
                )}
              </Panel>
            </Box>
          </Box>
        )}
        <WinLossPanel question={question} onAsk={showMoney} />
        <Box ref={list} sx={{ minWidth: 0 }}>
          <Panel
            title={label}
            beside={
              <ChoiceSwitch
                label="Worklist"
                choices={worklists}
                value={status === null && money === null ? listed : null}
                onChange={value => change({ listed: value })}
              />
            }
          >
            {money !== null ? (
              <MoneyList
                key={JSON.stringify([duration, state, money])}
                question={question}
                asked={money}
                label={label}
              />
            ) : status === null ? (
              <DashboardList
                key={`${duration} ${state} ${listed}`}
                question={question}
                label={label}
                known={figure === null ? undefined : counted?.[figure]}
              />
            ) : (
              <DashboardQuotes
                key={`${duration} ${state} ${status}`}
                question={question}
                status={status}
                label={label}
                known={counted?.quoteStatusSummary.find(each => each.status === status)?.count}
              />
            )}
          </Panel>
        </Box>
      </Box>
    </Page>
  )
}
