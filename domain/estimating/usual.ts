import type { PalletWishes } from './parts/palletPart.ts'
import type { StackWishes } from './parts/strengthPart.ts'

/** How a load is built while nobody has said otherwise. Our own choice (design). */
export const usualPallet: PalletWishes = {
  palletType: '',
  palletPattern: 'COLUMN',
  overhang: 'NONE',
  overhangMm: 25,
  maxPalletHeight: 1500,
  strapsAcross: 2,
  strapsThrough: 0,
  stretchWrap: 'STD',
}

/** How filled boxes stand while nobody has said otherwise: a month in damp air. Our own choice (design). */
export const usualStack: StackWishes = { days: 30, humidity: 80, contentKg: null }

/** Share of the board under a colour while nobody has said, percent. Our own choice (design). */
export const usualCoverage = 12

/** Flute of a blank while no board is chosen. Our own choice (design). */
export const usualFlute = 'C'
