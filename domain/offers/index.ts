/** A sent quote as its customer answers it. */
export { boundedBySet } from './boundedBySet.ts'
export { declineReasonLabel, declineReasons } from './declineReasons.ts'
export { expiresSoon } from './expiresSoon.ts'
export { type OfferStanding, offerStanding, offerStandingLabels } from './offerStanding.ts'
export { type OfferState, offerState } from './offerState.ts'
export { orderCountFinding } from './orderCountFinding.ts'
export { sameOffer } from './sameOffer.ts'
