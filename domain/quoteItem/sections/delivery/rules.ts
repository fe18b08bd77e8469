import type { SectionRules } from '../../about.ts'
import { mayRequire } from './mayRequire.ts'
import { postcodeRegion } from './postcodeRegion.ts'
import { requiredDelivery } from './requiredDelivery.ts'

/** The rules of Delivery. Source: 001 §5. */
export const deliveryRules: SectionRules<'delivery'> = {
  rules: [requiredDelivery, postcodeRegion],
  mayRequire,
}
