import type { EngineMasters } from '#domain/estimating'
import type { ItemSections, Patch } from '#domain/quoteItem'
import type { PadInputs } from '../padInputs.ts'

/** What of the company item and pad are read with. */
export type PadMasters = Pick<EngineMasters, 'plants' | 'boardGrades' | 'ownStyles' | 'overhangs'>

/** What the pad says of an item: everything that is entered, and how many are expected to be ordered. */
export interface PadSays extends PadInputs {
  readonly quantity: number | null
}

/** Something that item and pad both say, each in its own way. */
export interface PadPair {
  /** What the pad says of the item. */
  readonly shown: (item: ItemSections, masters: PadMasters) => Partial<PadSays>
  /** What is entered in the item when the pad says something else of it: one step after the other, each with what follows. */
  readonly entered: readonly ((says: PadSays, item: ItemSections, masters: PadMasters) => Patch)[]
}

export const nothing: Patch = {}
