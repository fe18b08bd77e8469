import type { PalletLoad } from '../load/palletLoad.ts'
import type { LoadedPallet } from './loadTruck.ts'

/** A pallet with its load as it stands in a truck, mm and kg. */
export const loadedPallet = (load: PalletLoad): LoadedPallet => ({
  length: load.unitLoadSizeLength,
  width: load.unitLoadSizeWidth,
  height: load.unitLoadSizeDepth,
  kg: load.grossKg,
})
