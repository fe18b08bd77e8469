import type { FieldValues } from 'react-hook-form'
import { ConflictDialog } from '../editing/ConflictDialog.tsx'
import type { VersionedForm } from '../editing/useVersionedForm.ts'
import type { FormMaster, MasterRow } from './master.ts'
import { labelOf, showValue } from './masterWords.ts'

interface MasterConflictProps<Row extends MasterRow, Values extends FieldValues> {
  readonly master: FormMaster<Row, Values>
  readonly editing: VersionedForm<Values>
}

/** Both versions of a master field by field, when somebody else saved it in the meantime. */
export function MasterConflict<Row extends MasterRow, Values extends FieldValues>({
  master,
  editing,
}: MasterConflictProps<Row, Values>) {
  if (editing.conflict === null) return null
  return (
    <ConflictDialog
      conflict={editing.conflict}
      labelOf={field => labelOf(master, field)}
      show={(field, value) => showValue(master, field, value)}
      onResolve={values => void editing.resolve(values)}
      onClose={editing.dismissConflict}
    />
  )
}
