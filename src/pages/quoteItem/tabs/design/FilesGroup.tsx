import { FieldGroup } from '../../../../components/editing/fields/FieldGroup.tsx'
import { useDraftValues } from '../../draft/useItemDraft.ts'
import { SectionField } from '../../fields/SectionField.tsx'

/** The project of the design service and its files. */
export function FilesGroup() {
  const { ardFileName, isArdFileExisted } = useDraftValues().design
  return (
    <FieldGroup title="Project and Files" columnWidth={200}>
      <SectionField path="design.designProjectNo" />
      <SectionField path="design.drawingCodePrefix" />
      <SectionField
        path="design.ardFileName"
        helperText={ardFileName !== '' && isArdFileExisted ? 'The design service has it.' : undefined}
      />
      <SectionField path="design.mfgFileName" />
    </FieldGroup>
  )
}
