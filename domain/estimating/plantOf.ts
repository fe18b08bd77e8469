import { isSamePlant, joinPlant } from '#domain/boardGrades'
import type { EngineMasters, PlantMasters } from './masters.ts'

/** The plant a code names, alone or joined with its cost centre; undefined when there is none. */
export function plantOf(
  plantCode: string,
  { plants }: Pick<EngineMasters, 'plants'>,
): PlantMasters | undefined {
  if (plantCode === '') return undefined
  return plants.find(plant => isSamePlant(joinPlant(plant.code, plant.costCentreCode), plantCode))
}
