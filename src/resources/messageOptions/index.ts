import { type MessageOption, MessageOptionInput, messaging } from '#contract/messaging'
import { text } from '#domain/messages'
import { bulkActive } from '../master/bulkActive.ts'
import type { Master } from '../master/master.ts'
import { savedFrom } from '../master/savedFrom.ts'
import { useAppTypeChoices } from '../messageTemplates/appTypeChoices.ts'
import { columns } from './columns.tsx'
import { labels } from './labels.ts'
import { MessageOptionInputs } from './MessageOptionInputs.tsx'

/** The master of message options. */
export const messageOptions: Master<MessageOption, MessageOptionInput> = {
  kind: 'messageOption',
  resource: 'messageOptions',
  path: '/admin/messages/options',
  title: 'Message Options',
  one: 'message option',
  purpose: 'Values that the message templates of an application share.',
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
  nameOf: ({ code, appType }) => `${code} (${appType})`,
  labels,
  fixed: ['appType', 'code'],
  save: (calls, { id, version, values }) =>
    calls.call(messaging.saveOption, { body: { ...values, ...savedFrom(Number(id), version) } }),
  messages: { saved: text('messageOptionSaved'), failed: text('messageOptionSaveError') },
  Inputs: MessageOptionInputs,
}
