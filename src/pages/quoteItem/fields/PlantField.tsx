import { config } from '#contract/config'
import { businessUnitLabel, makesFor } from '#domain/quoteItem'
import { useCall } from '../../../dataProvider/index.ts'
import { useItem } from '../draft/useItemDraft.ts'
import { SectionField, type SectionFieldProps } from './SectionField.tsx'

/** The plant that makes the item: first those that work for the quote's business unit, then the others with whom they work for. */
export function PlantField({ span }: Pick<SectionFieldProps, 'span'>) {
  const { businessUnit } = useItem()
  const { data: plants = [] } = useCall(config.plants, {}, { staleTime: 600_000, meta: { quiet: true } })
  const choices = plants.map(plant => {
    const isOurs = makesFor(plant, businessUnit)
    const units = [plant.businessUnit, ...plant.businessUnits].map(businessUnitLabel).join(', ')
    const name = `${plant.code} ${plant.description}`
    return { code: plant.code, label: isOurs ? name : `${name} (for ${units})`, isOurs }
  })
  return (
    <SectionField
      path="product.preferredPlantCode"
      span={span}
      choices={choices.toSorted((one, other) => Number(other.isOurs) - Number(one.isOurs))}
    />
  )
}
