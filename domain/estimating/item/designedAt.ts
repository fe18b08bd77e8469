import { cutNumberUp, type ItemSections } from '#domain/quoteItem'
import type { EstimateItem } from '../estimateItem.ts'
import type { EngineMasters, PlantMasters } from '../masters.ts'

/** How a design says that the item is made: on the work centres it names, which may be another plant's, so many up. */
export type DesignedAt = Pick<EstimateItem, 'workCentres' | 'mayUseOtherPlants' | 'numberUp'> &
  Partial<Pick<EstimateItem, 'boardGradeVariant'>>

/** What the design says of the route; null while it names no work centre that the company has. */
export function designedAt(
  { designSteps }: Pick<ItemSections['design'], 'designSteps'>,
  plant: PlantMasters,
  { plants }: Pick<EngineMasters, 'plants'>,
): DesignedAt | null {
  const codesOf = ({ workCentres }: PlantMasters) => workCentres.map(({ code }) => code)
  const known = new Set(plants.flatMap(codesOf))
  const own = new Set(codesOf(plant))
  const workCentres = designSteps.map(({ workCentre }) => workCentre).filter(code => known.has(code))
  if (workCentres.length === 0) return null
  const isAtHome = workCentres.every(code => own.has(code))
  // A variant belongs to one plant: elsewhere the grade is made by another.
  return {
    workCentres,
    mayUseOtherPlants: !isAtHome,
    numberUp: cutNumberUp({ designSteps }),
    ...(isAtHome ? {} : { boardGradeVariant: null }),
  }
}
