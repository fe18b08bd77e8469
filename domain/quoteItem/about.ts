import type { Facts } from './facts.ts'
import type { FieldRule } from './fieldRule.ts'
import type { Finding } from './finding.ts'
import type { ItemSections, SectionKey, SectionOf } from './sections.ts'

/** An item as the rules look at it. */
export interface ItemUnderRules {
  readonly sections: ItemSections
  readonly facts: Facts
  /** Field rules of the item's present step. */
  readonly fieldRules: readonly FieldRule[]
  /** Scopes of the person for whom it is checked: some rules ask only those who can do something about it. */
  readonly scopes: readonly string[]
}

/** One rule of a section: what it has against the section's values, seen with the rest of the item. */
export type Rule<Key extends SectionKey> = (values: SectionOf<Key>, about: ItemUnderRules) => Finding[]

/** The rules of a section. */
export interface SectionRules<Key extends SectionKey> {
  readonly rules: readonly Rule<Key>[]
  /** Whether the workflow may ask for the field at all: a pad has no flaps, whatever its step requires. */
  readonly mayRequire?: (values: SectionOf<Key>, field: string, item: ItemSections) => boolean
  /** Whether the rules themselves ask for the field, whatever its step requires. */
  readonly asksFor?: (values: SectionOf<Key>, field: string, item: ItemSections) => boolean
}
