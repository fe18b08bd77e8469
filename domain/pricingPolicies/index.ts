export { breakAt, type OrderedBreak } from './breakAt.ts'
export { defaultOrderUom } from './defaultOrderUom.ts'
export { type MatchedBreak, matchBreaks } from './matchBreaks.ts'
export { missingFields } from './missingFields.ts'
export {
  type BreakField,
  maxPriceBreaks,
  mostBreaks,
  type PricingPolicy,
  policyNames,
  rangeBlock,
  skippedFields,
} from './policies.ts'
export type { PriceBreak } from './priceBreak.ts'
export {
  type PriceBreakOptions,
  type PriceBreaksResult,
  priceBreaks,
} from './priceBreaks.ts'
export { type PriceTermsEntered, priceTermFindings } from './priceTermFindings.ts'
export { roundHalfUp } from './roundHalfUp.ts'
export { roundMoney } from './roundMoney.ts'
export { roundUp } from './roundUp.ts'
export { savedJustNow } from './savedJustNow.ts'
export { toPercent } from './toPercent.ts'
