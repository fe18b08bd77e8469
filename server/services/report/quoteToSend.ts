import type { QuoteToSend } from '#contract/report'
import { offerLink } from '#domain/messageTemplates'
import { revisionLetter } from '#domain/quoteDocument'
import type { Person } from '../../person/person.ts'
import { compose } from '../messaging/writeDelivery.ts'
import { letterOf } from './letterOf.ts'
import type { ReportDeps } from './reportDeps.ts'

/** The name of the document of a revision. */
export const documentName = (reference: string, revision: number): string =>
  `Quote ${reference} ${revisionLetter(revision)}.pdf`

/** What would go to the customer now, with the words of the template; the person may change them. */
export async function quoteToSend(deps: ReportDeps, person: Person, quoteId: number): Promise<QuoteToSend> {
  const { document, values, email, contentHash, isNew, revision } = await letterOf(deps, person, quoteId)
  // Each recipient gets a link of their own when the mail leaves: until then it stands for itself.
  const linked = { ...values, [offerLink.name]: `{{${offerLink.name}}}` }
  const { subject, body } = await compose(deps.db, { appType: 'quote', state: '', values: linked })
  return {
    revision: revisionLetter(revision),
    ...{ isNew, contentHash, subject, body },
    fileName: documentName(document.quoteReference, revision),
    lacks: [...document.lacks],
    to: email === '' ? [] : [email],
  }
}
