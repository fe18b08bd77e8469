import type { Offer, quote } from '#contract/quote'
import { declineReasons } from '#domain/offers'
import { logEvent } from '../../database/changeLog.ts'
import { comments, quoteOfferAnswers } from '../../database/schema/index.ts'
import type { Call } from '../../http/mount.ts'
import { Problem } from '../../problem/problem.ts'
import { readQuote } from '../quote/readQuote.ts'
import { announceAnswer } from './announceAnswer.ts'
import { assertOpen } from './assertOpen.ts'
import { customerLogin } from './customerActor.ts'
import type { OfferDeps } from './offerDeps.ts'
import { offerView } from './offerView.ts'
import { type ReadOffer, readOffer } from './readOffer.ts'
import { tellSalesRep } from './tellSalesRep.ts'

type Asked = Call<typeof quote.askAboutOffer>['body']
type Declined = Call<typeof quote.declineOffer>['body']

interface Said {
  readonly kind: 'declined' | 'asked'
  readonly name: string
  readonly reason: string
  readonly words: string
}

/** More questions than this are a talk, which a mail is better for. */
const mostQuestions = 20

function assertNotFlooded({ answers }: ReadOffer): void {
  if (answers.filter(({ kind }) => kind === 'asked').length < mostQuestions) return
  throw new Problem('rule-failed', 'There are many questions already. Write to whoever sent you the quote.')
}

/** Keeps what a customer says of an offer and tells the sales rep, both or neither. */
async function keep({ db, today, origin, wakeJobs }: OfferDeps, token: string, said: Said): Promise<Offer> {
  const offer = await db.transaction(async tx => {
    const { revision } = await readOffer(tx, token, today())
    const { quote } = await readQuote(tx, revision.quoteId, true)
    const now = await readOffer(tx, token, today())
    // Said twice, as when an answer was lost on its way, is said once.
    if (said.kind === 'declined' && now.state === 'declined') return now
    assertOpen(now)
    assertNotFlooded(now)
    const { linkId, document, validTo } = now
    await tx.insert(quoteOfferAnswers).values({ ...said, revisionId: revision.id, linkId, items: [] })
    const { kind: state, name: who, reason, words } = said
    const about = { quoteId: quote.id, quoteItemId: null, createdBy: customerLogin }
    if (words !== '') await tx.insert(comments).values({ ...about, comment: `${who}: ${words}` })
    const thing = { what: 'quote', key: String(quote.id), quoteId: quote.id }
    await logEvent(tx, customerLogin, thing, state, { who, ...(reason === '' ? {} : { reason }), words })
    await tellSalesRep(tx, origin, {
      ...{ quoteId: quote.id, owner: quote.owner, revision: revision.revision },
      ...{ document, validTo, state, who, words, createdBy: customerLogin },
      ...(reason === '' ? {} : { reason }),
    })
    await announceAnswer(tx, quote.id)
    return readOffer(tx, token, today())
  })
  wakeJobs()
  return offerView(offer, today())
}

/** A customer's question. */
export const askAboutOffer = (deps: OfferDeps, { token, name, words }: Asked): Promise<Offer> =>
  keep(deps, token, { kind: 'asked', name, reason: '', words })

/** A customer declines, with a reason of those there are. */
export function declineOffer(deps: OfferDeps, { token, name, reason, words }: Declined): Promise<Offer> {
  if (!declineReasons.some(({ code }) => code === reason)) {
    const message = 'Choose one of the reasons.'
    throw new Problem('rule-failed', message, { errors: [{ path: 'reason', message }] })
  }
  return keep(deps, token, { kind: 'declined', name, reason, words })
}
