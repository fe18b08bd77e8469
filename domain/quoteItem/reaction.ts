import type { Facts } from './facts.ts'
import type { ItemSections, SectionKey, SectionOf } from './sections.ts'

/** What a reaction may look at beside the values. */
export interface About {
  readonly facts: Facts
  /** Code of the step the item is at. */
  readonly step: string
  /** What is stored, where the change set out from a draft that had changed already; left out: that is what it set out from. */
  readonly stored?: ItemSections
}

/** Fields that follow from a change, by section. */
export type Patch = { readonly [Key in SectionKey]?: Partial<SectionOf<Key>> }

export interface Consequence {
  readonly patch: Patch
  /** What happened, in a sentence; '' where nobody needs to be told. */
  readonly said: string
}

/**
 * What follows from a change of one field in others, of any section; null: nothing. It changes what nobody has touched
 * since `before`, or what can't stay as it is, so that applied again it changes nothing.
 */
export type Reaction = (before: ItemSections, after: ItemSections, about: About) => Consequence | null
