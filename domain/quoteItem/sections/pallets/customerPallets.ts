import { overhangs } from '#domain/palletisation'
import { kindOf } from '../../kinds/kindOf.ts'
import type { PalletKey, Pallets } from './pallets.ts'

/** How a customer takes their pallets. Lengths in mm. Source: 001 §3, customer default profile. */
export interface CustomerPallets {
  readonly palletTypeCode: string
  readonly palletTopTypeCode: string
  readonly palletHeight: number
  readonly overhangCode: string
  readonly strappingTypeCode: string
  readonly strapsAcross: number
  readonly strapsThrough: number
  /** The most they accept per edge. */
  readonly maxOverhangFrontMm: number
  readonly maxOverhangSideMm: number
  readonly stretchWrapCode: string
}

/** Bundle and size values, and what was calculated. Rule pallet-reset-values (001 §9). */
const nothing = {
  isSizeEntered: false,
  foldedSizeLength: 0,
  foldedSizeWidth: 0,
  foldedSizeT: 0,
  bundleQty: 0,
  bundleTies: 0,
  layersPerPallet: 0,
  totalPalletQty: 0,
  noOfPallets: 0,
  palletUtilisation: 0,
  unitLoadSizeLength: 0,
  unitLoadSizeWidth: 0,
  unitLoadSizeDepth: 0,
  palletImage: '',
  calculatedFrom: null,
} satisfies Partial<Pallets>

/** Finished goods are loaded one by one. Rule finished-goods-bundle-ties (001 §5). */
const oneByOne = { bundleQty: 1, bundleTies: 1 }

/**
 * The settings of a pallet section reset to what the customer takes, with everything calculated set to 0. Rules
 * customer-defaults-reset and pallet-reset-values (001 §4, §9). The overhang they accept counts where they allow one.
 */
export function customerPallets(section: PalletKey, customer: CustomerPallets): Partial<Pallets> {
  const isOver = overhangs.find(({ code }) => code === customer.overhangCode)?.direction === 'over'
  return {
    ...nothing,
    ...(section === 'goodsPalletization' ? oneByOne : {}),
    palletTypeCode: customer.palletTypeCode,
    palletTopTypeCode: customer.palletTopTypeCode,
    maxPalletHeight: customer.palletHeight,
    overhangCode: customer.overhangCode,
    overhangFrontBack: isOver ? customer.maxOverhangFrontMm : 0,
    overhangSideToSide: isOver ? customer.maxOverhangSideMm : 0,
    strappingTypeCode: customer.strappingTypeCode,
    strapsAcross: customer.strapsAcross,
    strapsThrough: customer.strapsThrough,
    stretchWrapCode: customer.stretchWrapCode,
  }
}

/** Whether the customer's settings come in by themselves: a copy or a modification keeps those of its source (001 §4). */
export const takesCustomerPallets = (itemCategory: string): boolean =>
  kindOf(itemCategory)?.takesCustomerPallets !== false
