/** Customers: how one comes to be and what is theirs. */
export { customerCode } from './customerCode.ts'
export { defaultFindings, type PalletChoices } from './defaultFindings.ts'
export { type ItemStandingCode, itemStanding, itemStandings } from './itemStanding.ts'
