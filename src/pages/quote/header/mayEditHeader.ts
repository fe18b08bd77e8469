import type { Quote } from '#contract/quote'
import type { Rights } from '#domain/access'

/** Whether the person may change the quote's header: its initiators, super users and customer service. */
export const mayEditHeader = (quote: Pick<Quote, 'isQuoteInitiator'>, { roles }: Rights): boolean =>
  quote.isQuoteInitiator || roles.includes('SU') || roles.includes('CUSTSERV')
