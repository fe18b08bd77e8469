import { isGenericItem } from '#domain/quoteItem'
import { FieldGroup } from '../../../../components/editing/fields/FieldGroup.tsx'
import { useDraftPart } from '../../draft/useItemDraft.ts'
import { PlantField } from '../../fields/PlantField.tsx'
import { BoardGradeField } from './BoardGradeField.tsx'

/** Where the item is made and of what board. */
export function BoardGroup() {
  const isMade = useDraftPart(({ product }) => !isGenericItem(product))
  return (
    <FieldGroup title={isMade ? 'Board' : 'Plant'} columnWidth={165}>
      <PlantField />
      {isMade ? <BoardGradeField /> : null}
    </FieldGroup>
  )
}
