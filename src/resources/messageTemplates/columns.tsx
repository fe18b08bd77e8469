import type { MessageTemplate } from '#contract/messaging'
import { type ListColumn, plainColumn } from '../../components/list/listColumn.ts'
import { activeColumn } from '../../components/master/columns.tsx'

/** Columns of message templates. */
export const columns: readonly ListColumn<MessageTemplate>[] = [
  {
    ...plainColumn<MessageTemplate>('code', 'Code'),
    sortable: true,
    show: ({ code }) => <strong>{code}</strong>,
  },
  { ...plainColumn<MessageTemplate>('name', 'Name'), sortable: true },
  { ...plainColumn<MessageTemplate>('appType', 'Application'), sortable: true },
  { ...plainColumn<MessageTemplate>('state', 'State'), sortable: true, text: ({ state }) => state || 'any' },
  { ...plainColumn<MessageTemplate>('msgType', 'Kind'), sortable: true },
  { ...plainColumn<MessageTemplate>('subject', 'Subject'), sortable: true, leftOut: 'narrow' },
  activeColumn<MessageTemplate>(),
]
