import type { QuoteItem } from '#contract/quote'
import type { SectionKey } from '#domain/quoteItem'
import type { Conflict } from '../../../components/editing/stored.ts'
import type { Failure } from '../../../dataProvider/index.ts'

/** Something on a page of the item that is typed and not saved, beside the draft. */
export interface AlsoUnsaved {
  readonly isDirty: () => boolean
  /** The person gave it up. */
  readonly onLeave: () => void
}

/** A save that never arrived: what was entered waits for another try. */
export interface LostSave {
  readonly section: SectionKey
  readonly failure: Failure
}

/** Two saves of a section that met. */
export interface SectionConflict extends Conflict<object> {
  readonly section: SectionKey
  /** The item as it is stored now. */
  readonly item: QuoteItem
}

/** How a draft stands, as far as the page around its fields needs to know. */
export interface DraftState {
  /** In the order of the strip. */
  readonly dirtySections: readonly SectionKey[]
  /** The sections that somebody tried to save since they were shown: from then on what is missing is marked. */
  readonly triedSections: readonly SectionKey[]
  /** Those of which everything that is wrong is listed: somebody tried to save them, and did not discard what they tried. */
  readonly listedSections: readonly SectionKey[]
  readonly savingSection: SectionKey | null
  readonly lost: LostSave | null
  readonly conflict: SectionConflict | null
}

export const untouchedState: DraftState = {
  dirtySections: [],
  triedSections: [],
  listedSections: [],
  savingSection: null,
  lost: null,
  conflict: null,
}
