import Chip from '@mui/material/Chip'
import type { WorkflowTemplateRow } from '#contract/workflow-builder'
import { statusWords } from './words.ts'

const colours = { draft: 'warning', published: 'success', retired: 'default' } as const

/** Whether a template is a draft, published or retired. */
export function StatusChip({ status }: { readonly status: WorkflowTemplateRow['status'] }) {
  return <Chip size="small" variant="outlined" color={colours[status]} label={statusWords[status]} />
}
