import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import type { WorkflowTemplateRow } from '#contract/workflow-builder'
import { dateTime } from '#domain/formats'
import { type ListColumn, plainColumn } from '../../../../components/list/listColumn.ts'
import { StatusChip } from '../template/StatusChip.tsx'
import { statusWords } from '../template/words.ts'

type Column = ListColumn<WorkflowTemplateRow>

const column = (source: Column['source'], label: string, more: Partial<Column> = {}): Column => ({
  ...plainColumn<WorkflowTemplateRow>(source, label),
  sortable: true,
  ...more,
})

/** Store key of the columns chosen. */
export const columnsKey = 'workflowTemplates.columns'

/** Where a version of a template is edited. */
export const templatePath = (id: string | number): string => `/admin/workflow/templates/${id}`

/** Columns of the workflow templates. */
export const templateColumns: readonly Column[] = [
  column('name', 'Template', {
    show: ({ id, name, templateVersion }) => (
      <Link
        component={RouterLink}
        to={templatePath(id)}
        color="textPrimary"
        underline="hover"
        sx={{ fontWeight: 500 }}
        onClick={event => event.stopPropagation()}
        aria-label={`${name}, version ${templateVersion}`}
      >
        {name}
      </Link>
    ),
  }),
  column('templateVersion', 'Version', { align: 'right' }),
  column('status', 'Status', {
    text: ({ status }) => statusWords[status],
    show: ({ status }) => <StatusChip status={status} />,
  }),
  column('description', 'Description'),
  column('openItems', 'Open items', { align: 'right' }),
  column('publishedAt', 'Published', {
    text: ({ publishedAt }) => (publishedAt === null ? '' : dateTime(publishedAt)),
  }),
  column('publishedBy', 'By', { text: ({ publishedBy }) => publishedBy ?? '' }),
]
