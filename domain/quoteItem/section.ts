import type { MessageKey } from '#domain/messages'
import type { Fields, Values } from './fields.ts'
import type { TabKey } from './tabs.ts'

/** Columns of an item's worklist row that repeat what its sections say. */
export interface RepeatedColumns {
  readonly productCode: string
  readonly productDescription: string
  readonly itemCategory: string
  readonly plant: string
  readonly orderQty: number | null
  readonly drawingNo: string
  readonly isPreprint: boolean
}

/** A section of a quote item: what one tab edits, saved as a whole with a version of its own. */
export interface Section<All extends Fields = Fields> {
  /** The tab that edits it. */
  readonly tab: TabKey
  /** What it is called in a sentence: "saved this product in the meantime". */
  readonly name: string
  /** In the order in which a person fills them in. */
  readonly fields: All
  /** What is said after a save, and when it failed. */
  readonly texts: { readonly saved: MessageKey; readonly failed: MessageKey }
  /** What a copy of the item leaves behind, because it is of this item alone. */
  readonly leftBehind?: readonly (keyof All & string)[]
  /** What of it a person entered, where the rest follows from that: what follows is nobody's choice. */
  readonly entered?: (values: Values<All>) => object
  /** The entered fields that the others are read by: a price is for so many. */
  readonly terms?: readonly (keyof All & string)[]
  /** What of it the worklist row repeats. */
  readonly columns?: (values: Values<All>) => Partial<RepeatedColumns>
}

/** A section with the types of its own fields. */
export const section = <const All extends Fields>(its: Section<All>): Section<All> => its
