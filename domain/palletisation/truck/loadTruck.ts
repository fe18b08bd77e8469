import type { LayerBox } from '../layer/layer.ts'
import { packLayer } from '../layer/packLayer.ts'
import type { TruckType } from '../masterData/truckTypes.ts'

/** A loaded pallet as it stands in a truck: mm and kg. */
export interface LoadedPallet {
  readonly length: number
  readonly width: number
  readonly height: number
  /** 0 when it isn't known, and then no weight is checked. */
  readonly kg: number
}

/** A full truck. */
export interface TruckLoad {
  /** Pallets that go in. */
  readonly pallets: number
  /** Pallets beside each other on the floor, where each stands, in mm from the corner behind the cabin. */
  readonly floor: readonly LayerBox[]
  /** Pallets on top of each other. */
  readonly tiers: number
  readonly kg: number
  /** What is full first: the floor, the height over it, or the payload. */
  readonly limitedBy: 'floor' | 'height' | 'weight'
}

interface TruckOptions {
  /** Loaded pallets may stand on each other. */
  readonly isStacked?: boolean
}

const round2 = (value: number) => Math.round(value * 100) / 100

/**
 * How many equal pallets go into a truck. Where they may be stacked, the height is full first as soon as payload is left;
 * a pallet higher than the truck does not go in at all.
 */
export function loadTruck(
  { length, width, height, kg }: LoadedPallet,
  truck: TruckType,
  { isStacked = false }: TruckOptions = {},
): TruckLoad {
  const standing = height > 0 ? Math.floor(truck.height / height) : 0
  const tiers = isStacked ? standing : Math.min(1, standing)
  const isSized = length > 0 && width > 0
  const floor =
    tiers > 0 && isSized
      ? packLayer(
          { deckLength: truck.length, deckWidth: truck.width, boxLength: length, boxWidth: width },
          'quick',
        ).boxes
      : []
  const bySpace = floor.length * tiers
  const byWeight = kg > 0 ? Math.floor(truck.payloadKg / kg) : Number.POSITIVE_INFINITY
  const pallets = Math.min(bySpace, byWeight)
  const ofSpace = tiers === 0 || (isStacked && byWeight > bySpace) ? 'height' : 'floor'
  return {
    pallets,
    floor,
    tiers,
    kg: round2(pallets * kg),
    limitedBy: byWeight < bySpace ? 'weight' : ofSpace,
  }
}
