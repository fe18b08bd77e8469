import { roundHalfUp, roundMoney } from '#domain/pricingPolicies'
import type { Trace } from '#domain/trace'

/** One colour's plate: the bounding box of its print, cm. */
export interface StereoPlate {
  readonly code: string
  readonly length: number
  readonly width: number
  /** A plate that exists already costs nothing. */
  readonly isExisting?: boolean
}

export interface StereoRates {
  readonly perSqcm: number
  readonly minimumCharge: number
}

/** Sample rates of our own, not market data. */
export const defaultStereoRates: StereoRates = { perSqcm: 0.09, minimumCharge: 120 }

export type StereoResult =
  | {
      readonly ok: true
      readonly plates: readonly { readonly code: string; readonly sqcm: number; readonly cost: number }[]
      readonly cost: number
      readonly trace: Trace
    }
  | { readonly ok: false; readonly reason: string; readonly trace: Trace }

/** Cost of the printing plates: per colour the plate's area at its rate, at least the minimum charge. */
export function stereo(
  plates: readonly StereoPlate[],
  rates: StereoRates = defaultStereoRates,
): StereoResult {
  if (!(rates.perSqcm >= 0 && rates.minimumCharge >= 0))
    return { ok: false, reason: 'The stereo rates must be 0 or more.', trace: [] }
  const sizeless = plates.find(plate => !plate.isExisting && !(plate.length > 0 && plate.width > 0))
  if (sizeless !== undefined) return { ok: false, reason: `Stereo ${sizeless.code} has no size.`, trace: [] }
  const costed = plates.map(plate => {
    const sqcm = plate.length * plate.width
    const cost = plate.isExisting ? 0 : roundMoney(Math.max(rates.minimumCharge, sqcm * rates.perSqcm))
    return { code: plate.code, sqcm, cost, isExisting: plate.isExisting ?? false }
  })
  return {
    ok: true,
    plates: costed.map(({ code, sqcm, cost }) => ({ code, sqcm, cost })),
    cost: roundMoney(costed.reduce((sum, plate) => sum + plate.cost, 0)),
    trace: costed.map(plate => ({
      label: `Stereo ${plate.code}`,
      value: plate.cost,
      unit: '$',
      why: plate.isExisting
        ? 'exists already'
        : `${roundHalfUp(plate.sqcm, 3)} cm² × ${rates.perSqcm}, at least ${rates.minimumCharge}`,
    })),
  }
}
