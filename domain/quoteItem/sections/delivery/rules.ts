import type { SectionRules } from '../../about.ts'
import { copyRegion } from './copyRegion.ts'
import { mayRequire } from './mayRequire.ts'
import { ofSet } from './ofSet.ts'
import { postcodeRegion } from './postcodeRegion.ts'
import { requiredDelivery } from './requiredDelivery.ts'

/** The rules of Delivery. Source: 001 §5. */
export const deliveryRules: SectionRules<'delivery'> = {
  rules: [requiredDelivery, postcodeRegion, copyRegion, ofSet],
  mayRequire,
}
