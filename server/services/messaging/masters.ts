import { messageOptions, messageTemplates } from '../../database/schema/index.ts'
import { idKey } from '../masters/master.ts'
import { rowMaster } from '../masters/rowMaster.ts'
import { optionUsers } from './optionUsers.ts'
import { samplesOfPrinter, samplesOfTemplate } from './samplesNaming.ts'

/** Message templates. What was sent stays in the log. */
export const messageTemplateMaster = rowMaster({
  table: messageTemplates,
  key: messageTemplates.id,
  keyOf: idKey,
  kind: 'messageTemplate',
  label: 'Message Template',
  once: { path: 'code', message: 'There is a message template with this code already.' },
  usedBy: samplesOfTemplate,
})

export const messageOptionMaster = rowMaster({
  table: messageOptions,
  key: messageOptions.id,
  keyOf: idKey,
  kind: 'messageOption',
  label: 'Message Option',
  once: { path: 'code', message: 'The application has an option with this code already.' },
  usedBy: async (tx, row) => [...(await optionUsers(tx, row, 'all')), ...(await samplesOfPrinter(tx, row))],
})
