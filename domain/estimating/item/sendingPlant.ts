import type { ItemSections } from '#domain/quoteItem'
import type { EngineMasters, PlantMasters } from '../masters.ts'
import { plantOf } from '../plantOf.ts'

/**
 * The plant that an item is sent from: where its route ends, as the cost tape counts its freight, else its own. Undefined
 * while it has none.
 */
export function sendingPlant(
  { product, design }: Pick<ItemSections, 'product' | 'design'>,
  masters: Pick<EngineMasters, 'plants'>,
): PlantMasters | undefined {
  const last = design.designSteps.at(-1)?.workCentre
  const sender = masters.plants.find(({ workCentres }) => workCentres.some(({ code }) => code === last))
  return sender ?? plantOf(product.preferredPlantCode, masters)
}
