import { type CustomerStanding, customer } from '#contract/customer'
import type { Right } from '#domain/access'

export type ProfileTab = 'profile' | 'quotes' | 'products' | 'orders' | 'samples'

interface ProfileTabRow {
  readonly key: ProfileTab
  readonly label: string
  /** What its list needs; null: what the page needs. */
  readonly right: Right | null
  /** How many there are, beside its label; null: not known. */
  readonly count: (standing: CustomerStanding) => number | null
}

/** The tabs of a customer's profile, each with the right that its list needs. */
export const profileTabs: readonly ProfileTabRow[] = [
  { key: 'profile', label: 'Profile', right: null, count: () => null },
  { key: 'quotes', label: 'Quotes', right: customer.items.right, count: ({ openItems }) => openItems },
  { key: 'products', label: 'Products', right: customer.products.right, count: ({ products }) => products },
  { key: 'orders', label: 'Orders', right: customer.orders.right, count: ({ orders }) => orders },
  {
    key: 'samples',
    label: 'Samples',
    right: customer.samples.right,
    count: ({ openSamples }) => openSamples,
  },
]

/** What the address asks for, among the tabs that a person may open. */
export const tabAt = (asked: string | null, offered: readonly ProfileTabRow[]): ProfileTab =>
  offered.find(({ key }) => key === asked)?.key ?? 'profile'
