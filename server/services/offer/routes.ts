import type { quote } from '#contract/quote'
import { createCallLimit } from '../../http/callLimit.ts'
import type { Handlers } from '../../http/mount.ts'
import { visibleQuote } from '../quote/access.ts'
import { acceptOffer } from './acceptOffer.ts'
import { askAboutOffer, declineOffer } from './answerOffer.ts'
import { compareRevisions } from './compareRevisions.ts'
import { guarded } from './guarded.ts'
import { lookAtOffer, offerDocument } from './lookAtOffer.ts'
import type { OfferDeps, OfferLimits } from './offerDeps.ts'
import { newOfferLink, revokeOffer } from './offerLinks.ts'
import { offersOfQuote } from './offersOfQuote.ts'
import { hasLink } from './readOffer.ts'

type Names =
  | 'offer'
  | 'offerDocument'
  | 'acceptOffer'
  | 'askAboutOffer'
  | 'declineOffer'
  | 'offersOfQuote'
  | 'newOfferLink'
  | 'revokeOffer'
  | 'compareRevisions'

/** Handlers of offers: five for whoever has a link, the rest for who may see the quote. */
export function offerHandlers(deps: OfferDeps): Pick<Handlers<typeof quote>, Names> {
  const { db, today } = deps
  const limits: OfferLimits = {
    guesses: createCallLimit({ most: 20, seconds: 600 }),
    calls: createCallLimit({ most: 60, seconds: 60 }),
    isKnown: hash => hasLink(db, hash),
  }
  return {
    offer: ({ address, body: { token } }) => guarded(limits, address, token, () => lookAtOffer(deps, token)),
    offerDocument: ({ address, body: { token } }) =>
      guarded(limits, address, token, () => offerDocument(deps, token)),
    acceptOffer: ({ address, body }) => guarded(limits, address, body.token, () => acceptOffer(deps, body)),
    askAboutOffer: ({ address, body }) =>
      guarded(limits, address, body.token, () => askAboutOffer(deps, body)),
    declineOffer: ({ address, body }) => guarded(limits, address, body.token, () => declineOffer(deps, body)),
    offersOfQuote: async ({ person, query: { quoteId } }) => {
      await visibleQuote(db, person, quoteId)
      return offersOfQuote(db, quoteId, today())
    },
    newOfferLink: ({ person, body }) => newOfferLink(deps, person, body.revisionId),
    revokeOffer: ({ person, body }) => revokeOffer(deps, person, body.revisionId),
    compareRevisions: ({ person, query }) => compareRevisions(deps, person, query),
  }
}
