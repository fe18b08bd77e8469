import type { ItemUnderRules } from '../../about.ts'
import type { Finding } from '../../finding.ts'
import { kindOf } from '../../kinds/kindOf.ts'
import type { Design } from './design.ts'
import { designError } from './designError.ts'
import { isDesigned } from './isDesigned.ts'

/** The design of a resizable item is generated in its size. Rule resizable-generation (001 §4). */
export const generated = (
  design: Pick<Design, 'ardFileName' | 'mfgFileName' | 'designSteps'>,
  about: Pick<ItemUnderRules, 'fieldRules' | 'sections'>,
): Finding[] =>
  kindOf(about.sections.product.itemCategory)?.needsGeneration === true &&
  isDesigned(design, about) &&
  design.ardFileName === '' &&
  design.mfgFileName === ''
    ? [designError('ardFileName', 'not-generated', 'Design generation is required: the item is resizable.')]
    : []
