import type { TruckType } from '../masterData/truckTypes.ts'
import { type LoadedPallet, loadTruck, type TruckLoad } from './loadTruck.ts'

/** The trucks of one type that an order takes. */
export interface OrderTrucks {
  readonly truck: TruckType
  /** A full one. */
  readonly load: TruckLoad
  /** All of them; null: a pallet does not go in. */
  readonly trucks: number | null
  /** Pallets in the last one. */
  readonly lastPallets: number
}

/** How many trucks of each type an order of pallets takes, in the order of the types; 0 pallets take none. */
export function trucksForOrder(
  pallets: number,
  pallet: LoadedPallet,
  types: readonly TruckType[],
  { isStacked = false }: { readonly isStacked?: boolean } = {},
): OrderTrucks[] {
  return types.map(truck => {
    const load = loadTruck(pallet, truck, { isStacked })
    const trucks = load.pallets === 0 ? null : Math.ceil(pallets / load.pallets)
    const lastPallets = trucks === null || trucks === 0 ? 0 : pallets - (trucks - 1) * load.pallets
    return { truck, load, trucks, lastPallets }
  })
}
