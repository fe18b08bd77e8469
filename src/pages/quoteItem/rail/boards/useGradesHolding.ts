import { useDeferredValue, useMemo } from 'react'
import {
  estimateOfItem,
  type FoundPallet,
  type GradesHolding,
  gradesHolding,
  missing,
  type Part,
  plantFor,
  usualStack,
} from '#domain/estimating'
import { gradeNeed } from '#domain/quoteItem'
import { useEngineMasters } from '../../../../dataProvider/useEngineMasters.ts'
import { readable } from '../../draft/readable.ts'
import { useDraftValues } from '../../draft/useItemDraft.ts'

const noPallet = missing('pallet', '')

/** The boards that carry a load, kg, under the draft as it stands; null while that cannot be asked. */
export function useGradesHolding(
  loadKg: number | null,
  pallet: Part<FoundPallet> | null,
): GradesHolding | null {
  const typed = useDeferredValue(useDraftValues())
  const { data: masters } = useEngineMasters()
  return useMemo(() => {
    if (masters === undefined || loadKg === null || !(loadKg > 0)) return null
    const { product, printing, compliance } = readable(typed)
    const plant = plantFor(masters, product.preferredPlantCode)
    if (plant === undefined) return null
    const question = {
      item: estimateOfItem({ product, printing }, plant.code),
      need: gradeNeed(product, compliance),
      stack: usualStack,
      pallet: pallet ?? noPallet,
    }
    return gradesHolding(question, loadKg, masters)
  }, [typed, masters, loadKg, pallet])
}
