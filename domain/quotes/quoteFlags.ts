import { type Colleague, isInitiator } from '#domain/access'
import { initialStepCode } from '#domain/workflow'

export interface QuoteFlagsInput {
  /** null: no customer is saved on the quote yet. */
  readonly customer: {
    readonly code: string
    readonly type: 'TRADING' | 'PROSPECT' | null
    readonly country: string
  } | null
  /** Login of the quote's owner. */
  readonly owner: string
  /** Who looks at the quote. */
  readonly person: Colleague
  readonly items: readonly { readonly stepCode: string }[]
}

export interface QuoteFlags {
  readonly quoteHasCustomer: boolean
  readonly isQuoteInitiator: boolean
  readonly isAnyItemNotInInitiateStep: boolean
  readonly isNewCustomer: boolean
  readonly customerCountry: string
  readonly owner: string
}

/** The flags a loaded quote carries beside what is stored. Source: 001 §3 and §6. */
export function quoteFlags({ customer, owner, person, items }: QuoteFlagsInput): QuoteFlags {
  return {
    quoteHasCustomer: customer !== null && customer.code.trim() !== '',
    isQuoteInitiator: isInitiator(person, owner),
    isAnyItemNotInInitiateStep: items.some(item => item.stepCode !== initialStepCode),
    isNewCustomer: customer?.type === 'PROSPECT',
    customerCountry: customer?.country ?? '',
    owner,
  }
}
