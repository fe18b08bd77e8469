import { type PalletLoad, palletise, palletTypes } from '#domain/palletisation'
import { emptySections, type Pallets, type SectionOf } from '#domain/quoteItem'

type Packed = Partial<
  Pick<SectionOf<'product'>, 'styleCarton' | 'length' | 'width' | 'depth' | 'expectedOrderQuantity'>
>

const bundleQty = 25
const thickness = 8
/** The longest side that the usual pallet takes, mm. */
const longest = 1150

/** In steps that many items share, so that there are few loads to be planned. */
const stepped = (side: number): number => Math.min(longest, Math.max(100, Math.ceil(side / 50) * 50))

/** About what the product measures folded flat; what would be larger than a pallet is as large as one. */
function foldedOf({ styleCarton, length, width, depth }: Packed): readonly [number, number] {
  const [long, wide, deep] = [length ?? 0, width ?? 0, depth ?? 0]
  const isFlat = styleCarton === '09'
  return [stepped(isFlat ? long : long + wide), stepped(isFlat ? wide : wide + deep)]
}

function planned(length: number, width: number): PalletLoad {
  const [palletType] = palletTypes
  if (palletType === undefined) throw new Error('There are no pallet types.')
  const load = palletise({
    palletType,
    maxPalletHeight: 1500,
    orderQuantity: 0,
    unitKg: 0,
    strapsAcross: 2,
    foldedSizeLength: length,
    foldedSizeWidth: width,
    foldedSizeT: thickness,
    bundleQty,
    bundleTies: 1,
    effort: 'quick',
  })
  if (!load.calculationSuccess) throw new Error(load.calculationMessage)
  return load
}

/** How generated items are loaded: with sizes entered by hand, in steps, so that each load is planned once. */
export function createGeneratedPallets(): (product: Packed) => Pallets {
  const known = new Map<string, PalletLoad>()
  return product => {
    const [foldedSizeLength, foldedSizeWidth] = foldedOf(product)
    const key = `${foldedSizeLength} ${foldedSizeWidth}`
    const load = known.get(key) ?? planned(foldedSizeLength, foldedSizeWidth)
    known.set(key, load)
    return {
      ...emptySections.palletization,
      palletTypeCode: load.palletTypeCode,
      palletPatternCode: load.palletPatternCode,
      overhangCode: 'NONE',
      maxPalletHeight: 1500,
      isSizeEntered: true,
      foldedSizeLength,
      foldedSizeWidth,
      foldedSizeT: thickness,
      bundleQty,
      bundleTies: load.bundleTies,
      strapsAcross: load.strapsAcross,
      layersPerPallet: load.layersPerPallet,
      totalPalletQty: load.totalPalletQty,
      noOfPallets: Math.ceil((product.expectedOrderQuantity ?? 0) / load.totalPalletQty),
      palletUtilisation: load.palletUtilisation,
      unitLoadSizeLength: load.unitLoadSizeLength,
      unitLoadSizeWidth: load.unitLoadSizeWidth,
      unitLoadSizeDepth: load.unitLoadSizeDepth,
      palletImage: load.drawings.top,
    }
  }
}
