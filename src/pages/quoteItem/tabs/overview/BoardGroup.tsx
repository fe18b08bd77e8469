import { FieldGroup } from '../../../../components/editing/fields/FieldGroup.tsx'
import { PlantField } from '../../fields/PlantField.tsx'
import { BoardGradeField } from './BoardGradeField.tsx'

/** Where the item is made and of what board. */
export function BoardGroup() {
  return (
    <FieldGroup title="Board" columnWidth={165}>
      <PlantField />
      <BoardGradeField />
    </FieldGroup>
  )
}
