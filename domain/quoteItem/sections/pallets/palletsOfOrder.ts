import type { Pallets } from './pallets.ts'

/**
 * How many pallets an order of so many takes, loaded as they are: a load is taken for one quantity, and the item may say
 * another since. As many as were counted then while no quantity is entered; null or 0: there is no load yet.
 */
export function palletsOfOrder(
  { totalPalletQty, noOfPallets }: Pick<Pallets, 'totalPalletQty' | 'noOfPallets'>,
  quantity: number | null,
): number | null {
  const isKnown = totalPalletQty !== null && totalPalletQty > 0 && quantity !== null && quantity > 0
  return isKnown ? Math.ceil(quantity / totalPalletQty) : noOfPallets
}
