import type { WinLossFigures } from '#contract/quoteDashboard'
import type { Amount } from '#domain/dashboard'
import type { MoneyAsked } from '../dashboardQuestion.ts'

/** What the money is told apart by. */
export const moneyViews = [
  { value: 'customer', label: 'Customer' },
  { value: 'group', label: 'Product group' },
  { value: 'reason', label: 'Reason lost' },
] as const
export type MoneyView = (typeof moneyViews)[number]['value']

/** A row of the money: of a customer, a product group or a reason, of which only what was lost is known. */
export interface MoneyPart {
  readonly code: string
  readonly name: string
  readonly quoted?: Amount
  readonly won?: Amount
  readonly pending?: Amount
  readonly lost: Amount
  readonly winRate?: number | null
  readonly marginPercent?: number | null
  /** What of a list is its own. */
  readonly own: Pick<MoneyAsked, 'customerCode' | 'productGroup' | 'lostReason'>
}

/** The rows of a view. */
export function moneyParts(figures: WinLossFigures, view: MoneyView): MoneyPart[] {
  if (view === 'reason') {
    return figures.byLostReason.map(({ code, name, ...lost }) => ({
      code,
      name,
      lost,
      own: { lostReason: code },
    }))
  }
  return view === 'customer'
    ? figures.byCustomer.map(part => ({ ...part, own: { customerCode: part.code } }))
    : figures.byProductGroup.map(part => ({ ...part, own: { productGroup: part.code } }))
}
