import { type FreightResult, freightCost } from '#domain/costTape'
import type { EstimateItem } from './estimateItem.ts'
import type { EngineMasters } from './masters.ts'

/**
 * The legs from the region that despatches to the customer's and what they cost for so many pallets; the cost tape takes
 * the legs and counts the pallets of its break. No leg while the customer's region is not known, or when the customer
 * collects where the goods are.
 */
export function itemFreight(
  { delivery }: Pick<EstimateItem, 'delivery'>,
  fromRegion: string,
  handUnloadingPerPallet: number,
  { freight }: Pick<EngineMasters, 'freight'>,
  pallets = 1,
): FreightResult {
  const { regionCode, secondaryLegRegion, isPickup, isHandUnloading } = delivery
  if (regionCode === null && (!isPickup || secondaryLegRegion === null))
    return nothing('no region to deliver to')
  return freightCost({
    fromRegion,
    toRegion: regionCode ?? fromRegion,
    secondaryLegRegion,
    pallets,
    rates: freight,
    isPickup,
    handUnloadingPerPallet: isHandUnloading ? handUnloadingPerPallet : 0,
  })
}

const nothing = (why: string): FreightResult => ({
  ok: true,
  legs: [],
  cost: 0,
  trace: [{ label: 'Freight', value: 0, unit: '$', why }],
})
