import type { Values } from '../../fields.ts'
import type { palletFields } from './palletFields.ts'

/** A pallet section of a quote item. Texts are '' when empty, numbers null; 0 counts as missing. Lengths in mm. */
export type Pallets = Values<ReturnType<typeof palletFields>>

/** The sections that are loaded on pallets. */
export type PalletKey = 'palletization' | 'goodsPalletization'

export const palletKeys: readonly PalletKey[] = ['palletization', 'goodsPalletization']
