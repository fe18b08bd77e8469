import { type MessageTemplate, MessageTemplateInput, messaging } from '#contract/messaging'
import { text } from '#domain/messages'
import { bulkActive } from '../master/bulkActive.ts'
import type { Master } from '../master/master.ts'
import { savedFrom } from '../master/savedFrom.ts'
import { useAppTypeChoices } from './appTypeChoices.ts'
import { columns } from './columns.tsx'
import { labels } from './labels.ts'
import { MessageTemplateInputs } from './MessageTemplateInputs.tsx'

/** The master of message templates. */
export const messageTemplates: Master<MessageTemplate, MessageTemplateInput> = {
  kind: 'messageTemplate',
  resource: 'messageTemplates',
  path: '/admin/messages/templates',
  title: 'Message Templates',
  one: 'message template',
  purpose: 'What messages say, by application and state.',
  search: 'Search code, name, subject',
  sort: { field: 'code', order: 'ASC' },
  columns,
  besideForm: ['code', 'state'],
  formWidth: '72%',
  filters: [
    { source: 'appType', label: 'Application', all: 'All applications', useChoices: useAppTypeChoices },
  ],
  bulk: [bulkActive()],
  schema: MessageTemplateInput,
  empty: {
    code: '',
    name: '',
    appType: 'quote item',
    state: '',
    msgType: 'EMAIL',
    subject: '',
    body: '',
    isActive: true,
  },
  valuesOf: ({ id: _, version: __, ...values }) => values,
  nameOf: ({ name, code }) => `${name} (${code})`,
  labels,
  fixed: ['code'],
  save: (calls, { id, version, values }) =>
    calls.call(messaging.saveTemplate, { body: { ...values, ...savedFrom(Number(id), version) } }),
  messages: { saved: text('messageTemplateSaved'), failed: text('messageTemplateSaveError') },
  Inputs: MessageTemplateInputs,
}
