import type { Master } from '../../database/masters.ts'
import { messageOptions, messageTemplates } from '../../database/schema/index.ts'

export const messageTemplateMaster: Master<typeof messageTemplates> = {
  table: messageTemplates,
  key: messageTemplates.id,
  version: 'version',
  what: 'messageTemplate',
  label: 'Message Template',
  once: { path: 'code', message: 'There is a message template with this code already.' },
}

export const messageOptionMaster: Master<typeof messageOptions> = {
  table: messageOptions,
  key: messageOptions.id,
  version: 'version',
  what: 'messageOption',
  label: 'Message Option',
  once: { path: 'code', message: 'The application has an option with this code already.' },
}
