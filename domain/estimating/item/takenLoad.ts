import type { PalletAlternative, PalletQuestion } from '#domain/palletisation'
import { type ItemSections, inputsOf, type Origin, type PalletKey, type Pallets } from '#domain/quoteItem'

/** What of the pallet section a load is calculated from. */
const ofPallets = [
  'palletTypeCode',
  'palletTopTypeCode',
  'palletPatternCode',
  'overhangCode',
  'overhangFrontBack',
  'overhangSideToSide',
  'maxPalletHeight',
  'isSizeEntered',
  'foldedSizeLength',
  'foldedSizeWidth',
  'foldedSizeT',
  'bundleQty',
] as const satisfies readonly (keyof Pallets)[]

/** What of the product it is calculated from. */
const ofProduct = [
  'styleCarton',
  'styleVariant',
  'fefCoVariantCode',
  'styleTopFlap',
  'topFlapAdjustment',
  'styleBottomFlap',
  'bottomFlapAdjustment',
  'length',
  'width',
  'depth',
  'preferredPlantCode',
  'boardGrade',
  'expectedOrderQuantity',
] as const satisfies readonly (keyof ItemSections['product'])[]

/** The size of one unit in the question. */
const unitOf = (question: PalletQuestion) =>
  question.kind === 'bundles'
    ? [question.input.foldedSizeLength, question.input.foldedSizeWidth, question.input.foldedSizeT]
    : [question.input.outerLength, question.input.outerWidth, question.input.outerDepth]

/** What the question took as usual because the section said nothing. */
function usualOf(pallets: Pallets, { input }: PalletQuestion): Partial<Pallets> {
  const isStrapped = (pallets.strapsAcross ?? 0) > 0 || (pallets.strapsThrough ?? 0) > 0
  return {
    maxPalletHeight: pallets.maxPalletHeight || input.maxPalletHeight,
    overhangCode: pallets.overhangCode || (input.overhang?.code ?? ''),
    overhangFrontBack: pallets.overhangFrontBack ?? input.overhangFrontBack ?? 0,
    overhangSideToSide: pallets.overhangSideToSide ?? input.overhangSideToSide ?? 0,
    strappingTypeCode: pallets.strappingTypeCode || (input.strapping?.code ?? ''),
    stretchWrapCode: pallets.stretchWrapCode || (input.stretchWrap?.code ?? ''),
    ...(isStrapped ? {} : { strapsAcross: input.strapsAcross ?? 0, strapsThrough: input.strapsThrough ?? 0 }),
  }
}

/**
 * What a pallet section says once a load is taken into it: the load with its picture, the size it was calculated with,
 * what was usual where nothing was said, and what all of it was calculated from.
 */
export function takenLoad(
  item: ItemSections,
  key: PalletKey,
  question: PalletQuestion,
  { palletType, load }: PalletAlternative,
): Partial<Pallets> {
  const pallets = item[key]
  const [foldedSizeLength = null, foldedSizeWidth = null, foldedSizeT = null] = unitOf(question)
  const taken: Partial<Pallets> = {
    ...usualOf(pallets, question),
    palletTypeCode: palletType.code,
    palletTopTypeCode: load.palletTopTypeCode,
    palletPatternCode: load.palletPatternCode,
    foldedSizeLength,
    foldedSizeWidth,
    foldedSizeT,
    bundleQty: load.bundleQty,
    bundleTies: load.bundleTies,
    layersPerPallet: load.layersPerPallet,
    totalPalletQty: load.totalPalletQty,
    noOfPallets: load.noOfPallets,
    palletUtilisation: load.palletUtilisation,
    unitLoadSizeLength: load.unitLoadSizeLength,
    unitLoadSizeWidth: load.unitLoadSizeWidth,
    unitLoadSizeDepth: load.unitLoadSizeDepth,
    palletImage: load.palletImage,
  }
  const after: ItemSections = { ...item, [key]: { ...pallets, ...taken } }
  const calculatedFrom = inputsOf(after, { [key]: ofPallets, product: ofProduct }) as Origin
  return { ...taken, calculatedFrom }
}
