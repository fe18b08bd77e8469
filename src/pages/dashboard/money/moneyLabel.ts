import { productGroups } from '#domain/quoteItem'
import type { MoneyAsked, MoneyOutcome } from '../dashboardQuestion.ts'

const words: Readonly<Record<MoneyOutcome, string>> = {
  quoted: 'Quoted',
  won: 'Won',
  pending: 'Pending',
  lost: 'Lost',
  answered: 'Answered',
}

/** What a list of items behind the money is called. */
export function moneyLabel({ outcome, customerCode, productGroup, lostReason }: MoneyAsked): string {
  const group = productGroups.find(({ code }) => code === productGroup)?.label ?? productGroup
  const narrowed = customerCode ?? group ?? lostReason
  return narrowed === undefined || narrowed === '' ? words[outcome] : `${words[outcome]}: ${narrowed}`
}
