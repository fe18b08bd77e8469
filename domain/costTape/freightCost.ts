import { roundMoney } from '#domain/pricingPolicies'
import type { Trace } from '#domain/trace'
import type { FreightLeg } from './costJob.ts'
import { legCost } from './legCost.ts'

/** What freight between two regions costs. */
export interface FreightRate extends FreightLeg {
  readonly fromRegion: string
  readonly toRegion: string
}

export interface FreightInput {
  readonly fromRegion: string
  readonly toRegion: string
  /** A region the goods go through, such as an outside store's; null when they go straight. */
  readonly secondaryLegRegion: string | null
  readonly pallets: number
  readonly rates: readonly FreightRate[]
  /** A customer who collects pays no freight on the last leg. */
  readonly isPickup: boolean
  /** Charge for a pallet unloaded by hand, on the last leg; 0 for none. */
  readonly handUnloadingPerPallet: number
}

export interface CostedLeg extends FreightRate {
  readonly cost: number
}

export type FreightResult =
  | { readonly ok: true; readonly legs: readonly CostedLeg[]; readonly cost: number; readonly trace: Trace }
  | { readonly ok: false; readonly reason: string; readonly trace: Trace }

/**
 * Freight of so many pallets from the plant's region to the customer's, over a secondary leg where there is one (our own
 * design).
 */
export function freightCost(input: FreightInput): FreightResult {
  const { fromRegion, toRegion, secondaryLegRegion, pallets, isPickup } = input
  if (!(pallets >= 0 && Number.isFinite(pallets)))
    return { ok: false, reason: 'The number of pallets must be 0 or more.', trace: [] }
  const isDetour = secondaryLegRegion !== null && secondaryLegRegion !== fromRegion
  const way = isDetour ? [fromRegion, secondaryLegRegion, toRegion] : [fromRegion, toRegion]
  const stops = isPickup ? way.slice(0, -1) : way
  const legs: CostedLeg[] = []
  for (const [i, to] of stops.entries()) {
    const from = stops[i - 1]
    if (from === undefined) continue
    const rate = input.rates.find(r => r.fromRegion === from && r.toRegion === to)
    if (rate === undefined || rate.perPallet === null)
      return { ok: false, reason: `No freight rate is known from ${from} to ${to}.`, trace: [] }
    const isLast = !isPickup && i === stops.length - 1
    const leg = { ...rate, perPallet: rate.perPallet + (isLast ? input.handUnloadingPerPallet : 0) }
    legs.push({ ...leg, cost: roundMoney(legCost(leg, pallets)) })
  }
  const cost = roundMoney(legs.reduce((sum, leg) => sum + leg.cost, 0))
  const trace: Trace = legs.map(leg => ({
    label: `${leg.fromRegion} to ${leg.toRegion}`,
    value: leg.cost,
    unit: '$',
    why: `${pallets} pallets × ${leg.perPallet}, at least ${leg.minimum ?? 0}, plus ${leg.fixed ?? 0}`,
  }))
  return { ok: true, legs, cost, trace }
}
