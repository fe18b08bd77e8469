import { findingOn } from '../../findingOn.ts'

/** What the rules have against a field of Price. */
export const pricingError = findingOn('pricing')
