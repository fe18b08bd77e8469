import type { PalletKey, Pallets } from '#domain/quoteItem'

/** The path of a field of a pallet section, as the form names it. */
export const palletPath = <Name extends keyof Pallets & string>(section: PalletKey, name: Name) =>
  `${section}.${name}` as const
