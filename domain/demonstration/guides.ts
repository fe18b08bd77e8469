/** Where the browser keeps which guided demonstration is under way, as JSON of `{ guide, step, isOpen }`. */
export const guideKey = 'boxwright.guide'

/**
 * The guided demonstrations, each with the demonstration person who gives it. A customer has no sign-in: theirs begins
 * with who sends them the quote.
 */
export const guides = [
  { code: 'salesrep', name: 'Sales representative', login: 'salesrep' },
  { code: 'designer', name: 'Designer', login: 'designer' },
  { code: 'pricing', name: 'Pricing', login: 'pricing' },
  { code: 'customer', name: 'Customer', login: 'salesrep' },
] as const

export type GuideCode = (typeof guides)[number]['code']
