import type { WorkflowTemplateDetail } from '#contract/workflow-builder'
import { ConflictDialog } from '../../../../components/editing/ConflictDialog.tsx'
import { valueWords } from './historyWords.ts'
import type { PartEditing } from './usePartEdit.ts'
import { labelOf } from './words.ts'

interface PartConflictProps<Row, Values extends object> {
  readonly detail: WorkflowTemplateDetail
  readonly editing: PartEditing<Row, Values>
}

/** Both versions of a part of a template, when somebody else changed it since it was shown. */
export function PartConflict<Row, Values extends object>({
  detail,
  editing,
}: PartConflictProps<Row, Values>) {
  const { conflict, resolve, dismissConflict } = editing
  if (conflict === null) return null
  const names = {
    steps: detail.steps.map(({ stepCode, stepName }) => ({ code: stepCode, name: stepName })),
    actions: [],
  }
  return (
    <ConflictDialog
      conflict={conflict}
      labelOf={labelOf}
      show={(field, value) => valueWords(names, field, value)}
      onResolve={values => void resolve(values)}
      onClose={dismissConflict}
      closing="Leave what is stored"
    />
  )
}
