import { config } from '#contract/config'
import { FieldGroup } from '../../../../components/editing/fields/FieldGroup.tsx'
import { useCall } from '../../../../dataProvider/index.ts'
import { SectionField } from '../../fields/SectionField.tsx'
import { BoardGradeField } from './BoardGradeField.tsx'

/** Where the item is made and of what board. */
export function BoardGroup() {
  const { data: plants = [] } = useCall(config.plants, {}, { staleTime: 600_000, meta: { quiet: true } })
  return (
    <FieldGroup title="Board" columnWidth={165}>
      <SectionField
        path="product.preferredPlantCode"
        choices={plants.map(({ code, description }) => ({ code, label: `${code} ${description}` }))}
      />
      <BoardGradeField />
    </FieldGroup>
  )
}
