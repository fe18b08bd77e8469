import type { MessageOption } from '#contract/messaging'
import { MessageOptionInput } from '#contract/messaging/messageInputs'
import { text } from '#domain/messages'
import { bulkActive } from '../../components/master/bulkActive.ts'
import type { Master } from '../../components/master/master.ts'
import { ofResource } from '../../components/master/ofResource.ts'
import { useAppTypeChoices } from '../messageTemplates/appTypeChoices.ts'
import { columns } from './columns.tsx'
import { messageOptions } from './index.ts'
import { labels } from './labels.ts'
import { MessageOptionInputs } from './MessageOptionInputs.tsx'

/** The master of message options. */
export const messageOptionMaster: Master<MessageOption, MessageOptionInput> = {
  ...ofResource(messageOptions),
  kind: 'messageOption',
  one: 'message option',
  search: 'Search code, name, value',
  sort: { field: 'code', order: 'ASC' },
  columns,
  besideForm: ['code', 'appType'],
  filters: [
    { source: 'appType', label: 'Application', all: 'All applications', useChoices: useAppTypeChoices },
  ],
  bulk: [bulkActive()],
  schema: MessageOptionInput,
  empty: { appType: 'quote item', code: '', name: '', value: '', isActive: true },
  valuesOf: ({ id: _, version: __, ...values }) => values,
  labels,
  fixed: ['appType', 'code'],
  messages: { saved: text('messageOptionSaved'), failed: text('messageOptionSaveError') },
  Inputs: MessageOptionInputs,
}
