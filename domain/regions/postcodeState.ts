import { australianStates } from './australianStates.ts'
import { borderPostcodes } from './borderPostcodes.ts'
import { parsePostcode } from './parsePostcode.ts'

/** The state code that stands for New Zealand. */
export const newZealand = 'NZ'

export type PostcodeState =
  | {
      readonly ok: true
      /** Four digits. */
      readonly postcode: string
      readonly stateCode: string
      /** Of PO boxes and large-volume receivers: nothing is delivered there. */
      readonly isLargeVolume: boolean
    }
  | {
      readonly ok: false
      readonly reason: string
      /** The state the postcode lies in, where it lies in one. */
      readonly stateCode: string | null
    }

/**
 * The state that a postcode lies in, which must be the one given: an Australian state, or NZ. On a state border either
 * state is right. Without a state the postcode is taken for an Australian one. Source: Australia Post's allocation.
 */
export function postcodeState(postcode: string, state: string | null): PostcodeState {
  const digits = parsePostcode(postcode)
  if (digits === null) {
    return {
      ok: false,
      reason: `${postcode.trim() || 'Nothing'} is not a postcode of four digits.`,
      stateCode: null,
    }
  }
  const wanted = state?.trim().toUpperCase() || null
  if (wanted === newZealand) return { ok: true, postcode: digits, stateCode: wanted, isLargeVolume: false }
  const number = Number(digits)
  const row = australianStates.find(({ from, to }) => number >= from && number <= to)
  if (row === undefined)
    return { ok: false, reason: `${digits} is not an Australian postcode.`, stateCode: null }
  const allowed = borderPostcodes[digits] ?? [row.state]
  if (wanted !== null && !allowed.includes(wanted)) {
    return {
      ok: false,
      reason: `Postcode ${digits} lies in ${allowed.join(' or ')}, not in ${wanted}.`,
      stateCode: row.state,
    }
  }
  return { ok: true, postcode: digits, stateCode: wanted ?? row.state, isLargeVolume: row.isLargeVolume }
}
