import { createHash, randomUUID } from 'node:crypto'
import type { report, SentRevision } from '#contract/report'
import { asSent, revisionLetter } from '#domain/quoteDocument'
import { logEvent } from '../../database/changeLog.ts'
import type { Database } from '../../database/database.ts'
import { quoteOffers, quoteRevisions, quoteSendings } from '../../database/schema/index.ts'
import { violationOf } from '../../database/violation.ts'
import type { Call } from '../../http/mount.ts'
import type { Person } from '../../person/person.ts'
import { Problem } from '../../problem/problem.ts'
import { writeLetter } from '../messaging/writeLetter.ts'
import { assertMayEditQuote, assertMaySeeQuote } from '../quote/access.ts'
import { printed } from '../quote/documents/printed.ts'
import { removeContents } from '../quote/documents/removeContents.ts'
import { type QuoteHead, readQuote } from '../quote/readQuote.ts'
import { contactOf } from './letterFacts.ts'
import { type Letter, letterOf } from './letterOf.ts'
import { quoteState } from './quoteState.ts'
import { documentName } from './quoteToSend.ts'
import type { ReportDeps } from './reportDeps.ts'
import { sentOf } from './sentQuotes.ts'

type Sending = Call<typeof report.sendQuote>['body']
type NewRevision = typeof quoteRevisions.$inferInsert

const changed = (): Problem =>
  new Problem('stale', 'The quote has changed since you looked at its document. Look at it again.')

function assertComplete({ document }: Letter): void {
  if (document.lacks.length === 0) return
  throw new Problem('rule-failed', `The quote can't go out yet. ${document.lacks.join(' ')}`, {
    errors: document.lacks.map(message => ({ path: 'quoteId', message })),
  })
}

/** The document as it goes out, kept in the file store. */
async function keep(deps: ReportDeps, person: Person, quoteId: number, letter: Letter): Promise<NewRevision> {
  const { revision, contentHash } = letter
  const document = asSent(letter.document, revisionLetter(revision))
  const madeAt = new Date().toISOString()
  const bytes = await printed(deps.documents, { kind: 'quote', quote: document, madeAt })
  const fileKey = randomUUID()
  await deps.files.put(
    fileKey,
    (async function* () {
      yield bytes
    })(),
  )
  return {
    ...{ quoteId, revision, contentHash, fileKey },
    // What a box looks like follows from its size: it is not kept twice.
    document: { ...document, items: document.items.map(item => ({ ...item, picture: null })) },
    fileName: documentName(document.quoteReference, revision),
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    createdBy: person.login,
  }
}

/** Refuses a letter that this person may not send. */
type MaySend = (db: Database, person: Person, head: QuoteHead) => Promise<void>

const initiators: MaySend = (db, person, head) => assertMayEditQuote(db, person, head, 'send')

async function store(
  tx: Database,
  person: Person,
  assertMaySend: MaySend,
  letter: Letter,
  { quoteId, to, cc, subject, body }: Sending,
  made: NewRevision | null,
): Promise<void> {
  const head = await readQuote(tx, quoteId, true)
  await assertMaySend(tx, person, head)
  if ((await quoteState(tx, quoteId)) !== letter.state) throw changed()
  const [revision] = made === null ? [letter.last] : await tx.insert(quoteRevisions).values(made).returning()
  if (!revision) throw new Error('The revision was not stored.')
  const { validTo, currencyCode } = letter.head.quote
  if (made !== null && validTo !== null) {
    await tx
      .insert(quoteOffers)
      .values({ revisionId: revision.id, validTo, currencyCode, items: letter.offered })
  }
  const [sending] = await tx
    .insert(quoteSendings)
    .values({ revisionId: revision.id, sentBy: person.login, subject, body })
    .returning({ id: quoteSendings.id })
  if (sending === undefined) throw new Error('The sending was not stored.')
  const { fileKey, fileName, size } = revision
  await writeLetter(tx, {
    ...{ to, cc, subject, body, quoteId },
    quoteSendingId: sending.id,
    fromName: letter.document.sender.name,
    replyTo: (await contactOf(tx, person.login)).email,
    attachment: { fileKey, fileName, mediaType: 'application/pdf', size },
    createdBy: person.login,
  })
  const told = { revision: revisionLetter(revision.revision), to: to.join(', '), cc: cc.join(', ') }
  await logEvent(tx, person.login, { what: 'quote', key: String(quoteId), quoteId }, 'sent', told)
}

/**
 * Sends a quote to its customer. What was looked at is what goes out: another content is refused, as is a quote with
 * anything missing. The first sending freezes revision A; while nothing of it changes the same document goes out again, and
 * what changed makes the next revision. The mail is a job: it is written with the revision or not at all.
 */
export const sendQuote = (deps: ReportDeps, person: Person, sending: Sending): Promise<SentRevision[]> =>
  sendLetter(deps, person, sending, initiators)

/** The same for whoever may see the quote, unless told who may: where something else has decided who may send. */
export async function sendLetter(
  deps: ReportDeps,
  person: Person,
  sending: Sending,
  assertMaySend: MaySend = assertMaySeeQuote,
): Promise<SentRevision[]> {
  const { db, files, wakeJobs } = deps
  const { quoteId } = sending
  const letter = await letterOf(deps, person, quoteId)
  await assertMaySend(db, person, letter.head)
  assertComplete(letter)
  if (letter.contentHash !== sending.contentHash) throw changed()
  const made = letter.isNew ? await keep(deps, person, quoteId, letter) : null
  try {
    await db.transaction(tx => store(tx, person, assertMaySend, letter, sending, made))
  } catch (error) {
    if (made !== null) await removeContents(files, [made.fileKey])
    // Somebody else sent it at the same moment.
    if (violationOf(error) === 'once') throw changed()
    throw error
  }
  wakeJobs()
  return sentOf(db, quoteId)
}
