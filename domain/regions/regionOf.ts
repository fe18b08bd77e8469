import type { Trace } from '#domain/trace'
import { islandPostcodes } from './islandPostcodes.ts'
import { newZealand, postcodeState } from './postcodeState.ts'
import type { RegionRange } from './regionRange.ts'
import { regionRanges } from './regionRanges.ts'

export type RegionResult =
  | {
      readonly ok: true
      /** Four digits. */
      readonly postcode: string
      readonly stateCode: string
      readonly regionCode: string
      readonly regionName: string
      readonly trace: Trace
    }
  | {
      readonly ok: false
      readonly reason: string
      /** The state the postcode lies in, where it lies in one. */
      readonly stateCode: string | null
      readonly trace: Trace
    }

/**
 * The delivery region of a postcode, which must lie in the state given: an Australian state, or NZ. On a state
 * border either state is right. Without a state the postcode is taken for an Australian one. PO boxes and
 * large-volume receivers have no region. States and borders are Australia Post's (sourced); the regions are those of
 * the ranges given, or our own reference data.
 */
export function regionOf(
  postcode: string,
  state: string | null,
  ranges: readonly RegionRange[] = regionRanges,
): RegionResult {
  const place = postcodeState(postcode, state)
  if (!place.ok) return none(place.reason, place.stateCode)
  const { postcode: digits, stateCode } = place
  if (place.isLargeVolume) {
    return none(
      `Postcode ${digits} is a PO box/large-volume postcode: nothing is delivered there.`,
      stateCode,
    )
  }
  const island = stateCode === newZealand ? undefined : islandPostcodes[digits]
  if (island !== undefined)
    return none(`Postcode ${digits} is ${island}: no road freight goes there.`, stateCode)
  const number = Number(digits)
  const countryCode = stateCode === newZealand ? 'NZ' : 'AU'
  const region = ranges.find(r => r.countryCode === countryCode && number >= r.from && number <= r.to)
  if (region === undefined) return none(`Postcode ${digits} has no delivery region.`, stateCode)
  const { regionCode, regionName } = region
  const why = `${digits} in ${stateCode}`
  return {
    ok: true,
    postcode: digits,
    stateCode,
    regionCode,
    regionName,
    trace: [{ label: 'Region', value: regionCode, why }],
  }
}

function none(reason: string, stateCode: string | null): RegionResult {
  return { ok: false, reason, stateCode, trace: [{ label: 'Region', value: 'none', why: reason }] }
}
