import { config } from '#contract/config'
import { useCall } from '../../../dataProvider/index.ts'
import { SectionField, type SectionFieldProps } from './SectionField.tsx'

/** The plant that makes the item, from those there are. */
export function PlantField({ span }: Pick<SectionFieldProps, 'span'>) {
  const { data: plants = [] } = useCall(config.plants, {}, { staleTime: 600_000, meta: { quiet: true } })
  return (
    <SectionField
      path="product.preferredPlantCode"
      span={span}
      choices={plants.map(({ code, description }) => ({ code, label: `${code} ${description}` }))}
    />
  )
}
