import { type ItemCategoryCode, itemKinds, type SectionKey } from '#domain/quoteItem'

/** What an item takes over of the existing product that it is begun from. */
export interface RequotePlan {
  readonly itemCategory: ItemCategoryCode
  /** The item is the product itself, changed: it keeps the code. */
  readonly keepsCode: boolean
  readonly keeps: readonly SectionKey[]
}

/**
 * The ways in which an existing product is quoted again, with what each keeps. What is priced and where it goes is never
 * taken over: prices are made anew, and delivery is the quote's.
 */
export const requotePlans: readonly RequotePlan[] = itemKinds.filter(
  ({ origin }) => origin === 'copy' || origin === 'modification',
)
