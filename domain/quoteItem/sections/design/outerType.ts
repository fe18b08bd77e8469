import type { ItemUnderRules } from '../../about.ts'
import type { Finding } from '../../finding.ts'
import type { Design } from './design.ts'
import { isDesigned } from './isDesigned.ts'
import { missingAt } from './missingAt.ts'

/** The one business unit whose goods have an outer. */
const packed = 'GLAMA'

/** What Glama makes says what it is packed into. Rule design-outer-type (001 §5, decision N31). */
export function outerType(design: Design, about: Pick<ItemUnderRules, 'facts' | 'fieldRules'>): Finding[] {
  if (about.facts.businessUnit !== packed || design.outerType !== '') return []
  return isDesigned(design, about) ? [missingAt('outerType')] : []
}
