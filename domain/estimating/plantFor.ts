import type { EngineMasters, PlantMasters } from './masters.ts'
import { plantOf } from './plantOf.ts'

/** The plant that figures are for: the one chosen, else the first that corrugates; undefined when there is no plant. */
export function plantFor(masters: Pick<EngineMasters, 'plants'>, code: string): PlantMasters | undefined {
  const corrugates = ({ workCentres }: PlantMasters) =>
    workCentres.some(({ operation }) => operation === 'CORR')
  return plantOf(code, masters) ?? masters.plants.find(corrugates) ?? masters.plants[0]
}
