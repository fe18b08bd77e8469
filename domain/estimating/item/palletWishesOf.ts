import { enteredNumber, type Pallets } from '#domain/quoteItem'
import type { PalletWishes } from '../parts/palletPart.ts'
import { usualPallet } from '../usual.ts'

const above = (value: number | null): number | null => {
  const entered = enteredNumber(value)
  return entered !== null && entered > 0 ? entered : null
}

/** How a load is to be built by what a pallet section says; what it does not say is as usual. */
export function palletWishesOf(pallets: Pallets): PalletWishes {
  const [across, through] = [above(pallets.strapsAcross), above(pallets.strapsThrough)]
  const isStrapped = across !== null || through !== null
  return {
    palletType: pallets.palletTypeCode,
    palletTop: pallets.palletTopTypeCode,
    palletPattern: pallets.palletPatternCode || usualPallet.palletPattern,
    overhang: pallets.overhangCode || usualPallet.overhang,
    overhangMm: above(pallets.overhangFrontBack) ?? 0,
    overhangSideMm: above(pallets.overhangSideToSide) ?? 0,
    maxPalletHeight: above(pallets.maxPalletHeight) ?? usualPallet.maxPalletHeight,
    strapping: pallets.strappingTypeCode,
    strapsAcross: isStrapped ? across : usualPallet.strapsAcross,
    strapsThrough: isStrapped ? through : usualPallet.strapsThrough,
    stretchWrap: pallets.stretchWrapCode || usualPallet.stretchWrap,
  }
}
