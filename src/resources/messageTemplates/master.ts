import type { MessageTemplate } from '#contract/messaging'
import { MessageTemplateInput } from '#contract/messaging/messageInputs'
import { text } from '#domain/messages'
import { bulkActive } from '../../components/master/bulkActive.ts'
import type { Master } from '../../components/master/master.ts'
import { ofResource } from '../../components/master/ofResource.ts'
import { useAppTypeChoices } from './appTypeChoices.ts'
import { columns } from './columns.tsx'
import { messageTemplates } from './index.ts'
import { labels } from './labels.ts'
import { MessageTemplateInputs } from './MessageTemplateInputs.tsx'

/** The master of message templates. */
export const messageTemplateMaster: Master<MessageTemplate, MessageTemplateInput> = {
  ...ofResource(messageTemplates),
  kind: 'messageTemplate',
  one: 'message template',
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
  labels,
  fixed: ['code'],
  messages: { saved: text('messageTemplateSaved'), failed: text('messageTemplateSaveError') },
  Inputs: MessageTemplateInputs,
}
