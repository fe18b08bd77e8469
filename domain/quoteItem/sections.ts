import { empty, type Values } from './fields.ts'
import { approval } from './sections/approval/index.ts'
import { compliance } from './sections/compliance/index.ts'
import { delivery } from './sections/delivery/index.ts'
import { design } from './sections/design/index.ts'
import { designPrint } from './sections/designPrint/index.ts'
import { genericPricing } from './sections/genericPricing/index.ts'
import { goodsPalletization } from './sections/goodsPalletization/index.ts'
import { palletization } from './sections/palletization/index.ts'
import { prePrintDesign } from './sections/prePrintDesign/index.ts'
import { preprintCost } from './sections/preprintCost/index.ts'
import { pricing } from './sections/pricing/index.ts'
import { printing } from './sections/printing/index.ts'
import { product } from './sections/product/index.ts'
import type { TabKey } from './tabs.ts'

/** The sections that an item is stored in, in the order of their tabs. */
export const sections = {
  product,
  printing,
  palletization,
  goodsPalletization,
  design,
  designPrint,
  pricing,
  approval,
  delivery,
  genericPricing,
  prePrintDesign,
  preprintCost,
  compliance,
}

export type SectionKey = keyof typeof sections

export const sectionKeys = Object.keys(sections) as readonly SectionKey[]

/** What the fields of a section hold. */
export type SectionOf<Key extends SectionKey> = Values<(typeof sections)[Key]['fields']>

/** What all sections of an item hold. */
export type ItemSections = { [Key in SectionKey]: SectionOf<Key> }

/** An item nobody has entered anything of. */
export const emptySections: ItemSections = Object.fromEntries(
  sectionKeys.map(key => [key, empty(sections[key].fields)]),
) as unknown as ItemSections

/** The section that a tab edits; null for a tab that edits none. */
export const sectionOfTab = (tab: TabKey): SectionKey | null =>
  sectionKeys.find(key => sections[key].tab === tab) ?? null

/** Whether the text is the key of a section. */
export const isSectionKey = (key: string): key is SectionKey => Object.hasOwn(sections, key)
