import { useCallback } from 'react'
import { useStore } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { type Duration, durationCodes, type Figure, figureNames } from '#domain/dashboard'
import { type Currency, currencies } from '#domain/formats'
import { type QuoteStatus, quoteStatuses } from '#domain/quotes'

/** What is listed below the figures: the items of one of them, or a worklist. */
export type Listed = Figure | 'assigned' | 'quotes'

const moneyOutcomes = ['quoted', 'won', 'pending', 'lost', 'answered'] as const
export type MoneyOutcome = (typeof moneyOutcomes)[number]

/** Which items behind the money are listed; what is left out narrows nothing. */
export interface MoneyAsked {
  readonly outcome: MoneyOutcome
  readonly currency: Currency
  readonly customerCode?: string
  readonly productGroup?: string
  readonly lostReason?: string
}

/** What a dashboard shows. */
export interface DashboardQuestion {
  readonly duration: Duration
  /** Empty: all states. */
  readonly state: string
  readonly listed: Listed
  /** Whose quotes are listed instead of items; null: none. */
  readonly status: QuoteStatus | null
  /** The items of a figure of money that are listed instead; null: none. */
  readonly money: MoneyAsked | null
}

const listedNames: readonly string[] = [...figureNames, 'assigned', 'quotes']
const known: readonly string[] = durationCodes

const read = (stored: unknown): { duration: Duration; state: string } => {
  const { duration, state } = (stored ?? {}) as Record<string, unknown>
  return {
    duration: known.includes(String(duration)) ? (duration as Duration) : 'THIS_QUARTER',
    state: typeof state === 'string' ? state : '',
  }
}

const narrowed = ['customerCode', 'productGroup', 'lostReason'] as const

function moneyIn(address: URLSearchParams): MoneyAsked | null {
  const outcome = moneyOutcomes.find(each => each === address.get('money'))
  if (outcome === undefined) return null
  const currency = currencies.find(each => each === address.get('currency')) ?? 'AUD'
  const parts = narrowed.flatMap(name => {
    const value = address.get(name)
    return value === null ? [] : [[name, value]]
  })
  return { outcome, currency, ...Object.fromEntries(parts) }
}

/** Duration and state are the person's and kept; what is listed stands in the address. */
export function useDashboardQuestion() {
  const [stored, store] = useStore<unknown>('dashboard.question', null)
  const [address, setAddress] = useSearchParams()
  const asked = address.get('list') ?? ''
  const listed = (listedNames.includes(asked) ? asked : 'assigned') as Listed
  const status = quoteStatuses.find(each => each === address.get('status')) ?? null
  const question: DashboardQuestion = { ...read(stored), listed, status, money: moneyIn(address) }

  const change = useCallback(
    ({ listed: list, status: of, money, ...kept }: Partial<DashboardQuestion>) => {
      if (Object.keys(kept).length > 0) store({ ...read(stored), ...kept })
      if (list !== undefined) setAddress({ list }, { replace: true })
      if (of !== undefined && of !== null) setAddress({ status: of }, { replace: true })
      if (money !== undefined && money !== null) {
        const { outcome, ...which } = money
        setAddress({ money: outcome, ...which }, { replace: true })
      }
    },
    [stored, store, setAddress],
  )
  return { question, change }
}
