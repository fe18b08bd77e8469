import { useDeferredValue, useMemo } from 'react'
import { joinPlant } from '#domain/boardGrades'
import {
  type EngineMasters,
  type FoundPallet,
  type GradesHolding,
  gradesHolding,
  type Part,
  type PlantMasters,
} from '#domain/estimating'
import { padItem } from '../estimate/padItem.ts'
import type { PadInputs } from '../padInputs.ts'

const noClaims = {
  isFscCompliant: false,
  isLcboExportWineCompliant: false,
  isDangerousGoodsCompliant: false,
  isAirFreightCompliant: false,
}

/** The boards that carry what the box on the pad must carry; null while nothing is asked. */
export function usePadBoards(
  inputs: PadInputs | null,
  masters: EngineMasters,
  plant: PlantMasters,
  pallet: Part<FoundPallet>,
): GradesHolding | null {
  const asked = useDeferredValue(inputs)
  return useMemo(() => {
    if (asked === null || asked.mustCarryKg === null || !(asked.mustCarryKg > 0)) return null
    const { days, humidity, contentKg, printProcess } = asked
    const question = {
      item: padItem(asked, plant.code, ''),
      need: {
        plantCode: joinPlant(plant.code, plant.costCentreCode),
        itemCategory: 'NEW_MANUAL_DESIGN',
        printProcessCode: printProcess || null,
        compliance: noClaims,
      },
      stack: { days, humidity, contentKg },
      pallet,
    }
    return gradesHolding(question, asked.mustCarryKg, masters)
  }, [asked, masters, plant, pallet])
}
