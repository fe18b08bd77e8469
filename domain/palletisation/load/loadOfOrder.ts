import { quantity } from '#domain/formats'
import type { PalletLoad } from './palletLoad.ts'

/** The same load for another number of units: how many pallets they take, and what is on the last of them. */
export function loadOfOrder(load: PalletLoad, orderQuantity: number): PalletLoad {
  const noOfPallets = Math.ceil(orderQuantity / load.totalPalletQty)
  const why = `${quantity(orderQuantity)} ordered ÷ ${load.totalPalletQty} on a pallet, rounded up`
  return {
    ...load,
    noOfPallets,
    lastPalletQty: noOfPallets === 0 ? 0 : orderQuantity - (noOfPallets - 1) * load.totalPalletQty,
    trace: load.trace.map(entry =>
      entry.label === 'Pallets' ? { ...entry, value: noOfPallets, why } : entry,
    ),
  }
}
