import type { QuoteTextInput } from '#contract/report'

/** What the fields of quote texts are called. */
export const labels: Readonly<Record<keyof QuoteTextInput, string>> = {
  code: 'Code',
  kind: 'Kind',
  businessUnit: 'Business unit',
  title: 'Heading',
  text: 'Text',
  sequence: 'Order',
  isActive: 'In use',
}
