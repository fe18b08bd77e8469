import { decimal } from '#domain/formats'
import type { ItemSections } from '#domain/quoteItem'
import type { EstimateDelivery } from '../estimateItem.ts'
import type { PlantMasters } from '../masters.ts'
import type { FoundPallet } from '../parts/palletPart.ts'
import type { Part } from '../parts/part.ts'
import { usualFlute } from '../usual.ts'

/** Why no freight is counted; '' when it is. */
function freightless({ regionCode, isPickup, isOutsideRegions }: EstimateDelivery): string {
  if (isPickup) return 'The customer collects: no freight is counted.'
  return regionCode === null && !isOutsideRegions ? 'No freight is counted until Delivery says where to.' : ''
}

/** What was taken for the figures of an item because nobody has said it yet, a sentence each. */
export function assumedOf(
  { product, palletization }: Pick<ItemSections, 'product' | 'palletization'>,
  { description, costing }: PlantMasters,
  pallet: Part<FoundPallet>,
  delivery: EstimateDelivery,
): string[] {
  const said: string[] = []
  if (product.boardGrade === '') said.push(`In flute ${usualFlute} until a board grade is chosen.`)
  if (product.preferredPlantCode === '') said.push(`At ${description} until a plant is chosen.`)
  if (pallet.ok && palletization.palletTypeCode === '') {
    const { palletType, maxPalletHeight } = pallet.value.question
    said.push(`On pallet ${palletType.name} in columns, up to ${decimal(maxPalletHeight, 0)} mm high.`)
  }
  if (costing !== null && freightless(delivery) !== '') said.push(freightless(delivery))
  return said
}
