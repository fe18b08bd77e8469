import type { EngineMasters } from '#domain/estimating'
import type { Currency } from '#domain/formats'
import type { ItemSections, QuoteDelivery } from '#domain/quoteItem'
import type { OptionPlace } from '#domain/quoteOptions'

/** What administrators keep of the letter: where it stands, for whom, in what order. */
export interface QuoteText {
  readonly id: number
  readonly kind: QuoteTextKind
  /** Business unit that it is for; '' for every one. */
  readonly businessUnit: string
  readonly title: string
  readonly text: string
  readonly sequence: number
}

export const quoteTextKinds = [
  { code: 'COVER', label: 'Covering words' },
  { code: 'TERMS', label: 'Terms' },
  { code: 'CLOSING', label: 'Closing words' },
] as const

export type QuoteTextKind = (typeof quoteTextKinds)[number]['code']

/** An item of the quote as it is stored. */
export interface QuotedInput {
  readonly itemNo: number
  readonly reference: string
  readonly sections: ItemSections
  /** The item that its set is named after; only of a master quote. */
  readonly isMaster?: boolean
  /** Of which options it is one; null or left out: it stands alone. */
  readonly option?: OptionPlace | null
  readonly stepName: string
  /** Behind the approval of its workflow. */
  readonly isApproved: boolean
  readonly isOnHold: boolean
  /** What the codes of inks stand for. */
  readonly inks: readonly { readonly code: string; readonly name: string }[]
}

interface Address {
  readonly street: string
  readonly city: string
  readonly state: string
  readonly postCode: string
  /** `AU` or `NZ` */
  readonly country: string
}

/** A quote as its document is made from: as it is stored, with what its codes stand for. Days are `YYYY-MM-DD`. */
export interface QuoteDocumentInput {
  readonly quote: {
    readonly reference: string
    readonly description: string
    readonly currency: Currency
    readonly customerPO: string
    readonly validTo: string | null
    /** A master quote: all its items are one set. */
    readonly isMultiComponent?: boolean
    readonly delivery: QuoteDelivery
  }
  /** null: none is saved on the quote. */
  readonly customer: {
    readonly name: string
    readonly contactName: string
    readonly businessUnit: string
    readonly address: Address | null
  } | null
  /** The plant that the letter is from; null: it is not known. */
  readonly plant: (Address & { readonly name: string; readonly phone: string; readonly abn: string }) | null
  /** Who answers the customer's questions. */
  readonly contact: { readonly name: string; readonly email: string }
  readonly items: readonly QuotedInput[]
  readonly texts: readonly QuoteText[]
  readonly masters: EngineMasters
  readonly revision: { readonly letter: string; readonly isSent: boolean }
  readonly today: string
}
