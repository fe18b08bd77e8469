import type { QuoteTextMaster } from '#contract/report'
import { masterResource } from '../../components/master/masterResource.ts'

/** The resource of quote texts. */
export const quoteTexts = masterResource({
  name: 'admin/quotetexts',
  label: 'Quote Texts',
  part: 'Messages',
  recordRepresentation: ({ code, title }: QuoteTextMaster) => (title === '' ? code : `${title} (${code})`),
})
