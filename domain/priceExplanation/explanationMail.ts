import type { Audience, PriceExplanation } from './explanation.ts'

interface Mail {
  readonly subject: string
  readonly body: string
}

interface Told {
  readonly explanation: Pick<PriceExplanation, 'title' | 'subject'>
  readonly reference: string
  /** Whom it is for; '' where nobody is named. */
  readonly to: string
  readonly from: string
}

/** The words that an explanation goes with until somebody changes them. */
export function explanationMail(audience: Audience, { explanation, reference, to, from }: Told): Mail {
  const { title, subject } = explanation
  const greeting = to === '' ? 'Hello,' : audience === 'customer' ? `Dear ${to},` : `Hello ${to},`
  const says =
    audience === 'customer'
      ? 'With this mail comes what the price is made up of, and what other quantities cost.\n\nAnswer it with any question.'
      : 'With this mail comes the price with its cost, margin and floor. It is not for the customer.'
  return {
    subject: `${title}: ${subject} (${reference})`,
    body: `${greeting}\n\n${says}\n\nKind regards\n${from}`,
  }
}
