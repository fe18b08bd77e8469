import { quoteTexts } from '../../database/schema/index.ts'
import { idKey } from '../masters/master.ts'
import { rowMaster } from '../masters/rowMaster.ts'

/** What the letters of quotes say besides their items. What was sent keeps its words. */
export const quoteTextMaster = rowMaster({
  table: quoteTexts,
  key: quoteTexts.id,
  keyOf: idKey,
  kind: 'quoteText',
  label: 'Quote Text',
  once: { path: 'code', message: 'There is a quote text with this code already.' },
})
