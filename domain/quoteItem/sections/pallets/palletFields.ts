import { choice, flag, mm, number, origin, percent, picture, text } from '../../fields.ts'

/** What the size of one unit is called: folded flat, or erected. */
interface SizeLabels {
  readonly length: string
  readonly width: string
  readonly height: string
}

const count = (label: string) => number(label, { whole: true })

/** As many as a customer's defaults may name. */
const straps = (label: string) => number(label, { min: 0, max: 20, whole: true })

/**
 * How a product is loaded on pallets, in the order in which a person fills it in, and the load that comes of it. The same
 * for what is folded flat and for finished goods. Source: 001 §3; that sizes may be entered by hand and what the load was
 * calculated from are our own.
 */
export const palletFields = (size: SizeLabels) => ({
  palletTypeCode: choice('Pallet Type', null, 30),
  palletTopTypeCode: choice('Pallet Top', null, 30),
  palletPatternCode: choice('Pattern', null, 30),
  overhangCode: choice('Overhang', null, 30),
  overhangFrontBack: mm('Front and Back', { min: 0 }),
  overhangSideToSide: mm('Side to Side', { min: 0 }),
  maxPalletHeight: mm('Max Pallet Height'),
  isSizeEntered: flag('Enter by Hand'),
  foldedSizeLength: mm(size.length),
  foldedSizeWidth: mm(size.width),
  foldedSizeT: mm(size.height),
  bundleQty: count('Bundle Quantity'),
  bundleTies: count('Bundle Ties'),
  strappingTypeCode: choice('Strapping', null, 30),
  strapsAcross: straps('Straps Across'),
  strapsThrough: straps('Straps Through'),
  stretchWrapCode: choice('Stretch Wrap', null, 30),
  remarks: text('Remarks', 2000),
  layersPerPallet: count('Layers'),
  totalPalletQty: count('On a Pallet'),
  noOfPallets: count('Pallets'),
  palletUtilisation: percent('Area Used', { max: 1000 }),
  unitLoadSizeLength: mm('Unit Load Length'),
  unitLoadSizeWidth: mm('Unit Load Width'),
  unitLoadSizeDepth: mm('Unit Load Height'),
  palletImage: picture('Pallet Picture'),
  calculatedFrom: origin('Calculated From'),
})
