import type { MessageOption } from '#contract/messaging'
import { type ListColumn, plainColumn } from '../../components/list/listColumn.ts'
import { activeColumn } from '../../components/master/columns.tsx'

/** Columns of message options. */
export const columns: readonly ListColumn<MessageOption>[] = [
  {
    ...plainColumn<MessageOption>('code', 'Code'),
    sortable: true,
    show: ({ code }) => <strong>{code}</strong>,
  },
  { ...plainColumn<MessageOption>('appType', 'Application'), sortable: true, leftOut: 'narrow' },
  { ...plainColumn<MessageOption>('name', 'Name'), sortable: true },
  { ...plainColumn<MessageOption>('value', 'Value'), sortable: true },
  activeColumn<MessageOption>(),
]
