import type { PalletisationDraft } from '#domain/palletisation'
import type { Facts } from '../../facts.ts'
import type { Product } from '../product/product.ts'
import type { Pallets } from './pallets.ts'

/** Stands for what is not known: no rule takes that for a no. */
const notKnown = '?'

/** Country and work centre of the plant that palletises; '' where there is none. */
function placeOf(plantCode: string, { palletising }: Facts) {
  if (plantCode === '') return { countryCode: '', workCentreCode: '' }
  if (palletising === undefined) return { countryCode: notKnown, workCentreCode: notKnown }
  return palletising ?? { countryCode: '', workCentreCode: '' }
}

/** A pallet section as the palletisation's own checks take it: with the plant, and what it has to palletise with. */
export const palletDraft = (
  pallets: Pallets,
  { preferredPlantCode, expectedOrderQuantity }: Product,
  facts: Facts,
): PalletisationDraft => ({
  ...pallets,
  ...placeOf(preferredPlantCode, facts),
  plantCode: preferredPlantCode,
  foldedHeightFrom: pallets.isSizeEntered ? 'entry' : 'calculation',
  orderQuantity: expectedOrderQuantity,
})
