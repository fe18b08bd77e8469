import type { QuoteTextMaster } from '#contract/report'
import { masterResource } from '../../components/master/masterResource.ts'

/** The resource of quote texts. */
export const quoteTexts = masterResource({
  name: 'admin/quotetexts',
  label: 'Quote Texts',
  part: 'Messages and Letters',
  about: 'Covering words, terms and closing words of the letters with which quotes go to customers.',
  recordRepresentation: ({ code, title }: QuoteTextMaster) => (title === '' ? code : `${title} (${code})`),
})
