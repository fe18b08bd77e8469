import { useMemo } from 'react'
import { config } from '#contract/config'
import { plantAlone } from '#domain/boardGrades'
import type { Facts, ItemSections } from '#domain/quoteItem'
import { useCall } from '../../../../dataProvider/index.ts'

/** What a palletisation is chosen from, and what each plant palletises with. */
export const usePalletLookup = () =>
  useCall(config.palletizationLookup, {}, { staleTime: 600_000, meta: { quiet: true, patient: true } })

/** What the rules of the pallets need to know; undefined while it is not known. */
export function usePalletFacts({
  preferredPlantCode,
}: Pick<ItemSections['product'], 'preferredPlantCode'>): Pick<Facts, 'palletising' | 'palletTops'> {
  const { data } = usePalletLookup()
  return useMemo(() => {
    if (data === undefined) return {}
    const plantCode = plantAlone(preferredPlantCode)
    const plant = data.plants.find(({ code }) => code === plantCode)
    return { palletising: plant ?? null, palletTops: data.palletTops }
  }, [data, preferredPlantCode])
}
