import type { RehearsalMaster, RehearsalTotals } from '#contract/rehearsals'
import { type Currency, currencies, dateTime, decimal, money } from '#domain/formats'

const currencyOf = (code: string): Currency => currencies.find(each => each === code) ?? 'AUD'

/** An amount in the currency of its sums. */
export const amount = (value: number, { currency }: Pick<RehearsalTotals, 'currency'>): string =>
  money(value, currencyOf(currency))

const said = (row: RehearsalMaster, say: (totals: RehearsalTotals) => string): string =>
  (row.lastTotals ?? []).map(say).join(' · ')

/** What the last run of a rehearsal came to, in words; '' while it was never run. */
export const lastRun = {
  at: ({ lastRunAt }: RehearsalMaster): string => (lastRunAt === null ? '' : dateTime(lastRunAt)),
  items: (row: RehearsalMaster): string => said(row, ({ items }) => decimal(items, 0)),
  lost: (row: RehearsalMaster): string => said(row, totals => amount(totals.lost, totals)),
  under: (row: RehearsalMaster): string =>
    said(row, ({ underBefore, underAfter }) => `${decimal(underBefore, 0)} → ${decimal(underAfter, 0)}`),
}
