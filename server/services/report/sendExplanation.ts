import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { costRight } from '#contract/engineRights'
import type { ExplanationToSend, report } from '#contract/report'
import { isAllowed, mayEditQuote } from '#domain/access'
import { explanationMail } from '#domain/priceExplanation'
import { logEvent } from '../../database/changeLog.ts'
import type { Database } from '../../database/database.ts'
import { users } from '../../database/schema/index.ts'
import type { Call } from '../../http/mount.ts'
import type { Person } from '../../person/person.ts'
import { personOf } from '../../person/personOf.ts'
import { Problem } from '../../problem/problem.ts'
import { writeLetter } from '../messaging/writeLetter.ts'
import { assertMayEditQuote } from '../quote/access.ts'
import { printed } from '../quote/documents/printed.ts'
import { removeContents } from '../quote/documents/removeContents.ts'
import { type Asked, type Explained, explanationOf } from './explanation.ts'
import { contactOf } from './letterFacts.ts'
import type { ReportDeps } from './reportDeps.ts'
import { explanationState, sentExplanations } from './sentExplanations.ts'

type Sending = Call<typeof report.sendExplanation>['body']

/** What would go out now with which words, and what did before; the person may change the words. */
export async function explanationToSend(
  deps: ReportDeps,
  person: Person,
  asked: Asked,
): Promise<ExplanationToSend> {
  const made = await explanationOf(deps, person, asked)
  const { explanation, contentHash, fileName, reference, head, email, contactName } = made
  const isOurs = asked.for === 'us'
  const told = { explanation, reference, to: isOurs ? '' : contactName, from: person.name }
  return {
    ...{ contentHash, fileName },
    maySend: isOurs || mayEditQuote(person, head.quote.owner),
    lacks: [...explanation.lacks],
    to: isOurs || email === '' ? [] : [email],
    ...explanationMail(asked.for, told),
    sent: await sentExplanations(deps.db, person, asked.quoteItemId),
  }
}

/** Whether an address is of somebody of ours who may see what things cost. */
async function mayKnow(db: Database, address: string): Promise<boolean> {
  const found = await db
    .select({ login: users.login })
    .from(users)
    .where(and(eq(users.isActive, true), eq(sql`lower(${users.email})`, address.toLowerCase())))
  for (const { login } of found) if (isAllowed(await personOf(db, login), costRight)) return true
  return false
}

/** What things cost goes to nobody who may not see it, whatever address somebody types. */
async function assertOurs(db: Database, { to, cc }: Sending): Promise<void> {
  const errors: { path: string; message: string }[] = []
  for (const [field, addresses] of Object.entries({ to, cc }))
    for (const [place, address] of addresses.entries())
      if (!(await mayKnow(db, address)))
        errors.push({
          path: `${field}.${place}`,
          message: `${address} is not of somebody of ours who may see what things cost.`,
        })
  const [first] = errors
  if (first !== undefined) throw new Problem('rule-failed', first.message, { errors })
}

async function assertMaySend(db: Database, person: Person, made: Explained, sending: Sending): Promise<void> {
  if (sending.for === 'us') return assertOurs(db, sending)
  await assertMayEditQuote(db, person, made.head, 'send')
  const { lacks } = made.explanation
  if (lacks.length === 0) return
  throw new Problem('rule-failed', `The price can't go out yet. ${lacks.join(' ')}`, {
    errors: lacks.map(message => ({ path: 'quoteItemId', message })),
  })
}

/**
 * Sends the explanation of a price, what was looked at and nothing else: without costs by the initiators of the quote and
 * only where the price itself may go out, with them to people of ours alone. Its document is kept as it went.
 */
export async function sendExplanation(
  deps: ReportDeps,
  person: Person,
  sending: Sending,
): Promise<ExplanationToSend> {
  const { db, files, documents, wakeJobs } = deps
  const made = await explanationOf(deps, person, sending)
  await assertMaySend(db, person, made, sending)
  const { explanation, fileName, quantity, head, contentHash } = made
  if (contentHash !== sending.contentHash)
    throw new Problem('stale', 'The price has changed since you looked at it. Look at it again.')
  const bytes = await printed(documents, {
    ...{ kind: 'explanation', explanation },
    madeAt: new Date().toISOString(),
  })
  const fileKey = randomUUID()
  await files.put(
    fileKey,
    (async function* () {
      yield bytes
    })(),
  )
  const { to, cc, subject, body, quoteItemId } = sending
  const quoteId = head.quote.id
  try {
    await db.transaction(async tx => {
      await writeLetter(tx, {
        ...{ to, cc, subject, body, quoteId, quoteItemId },
        state: explanationState[sending.for],
        quoteSendingId: null,
        fromName: explanation.sender.name,
        replyTo: (await contactOf(tx, person.login)).email,
        attachment: { fileKey, fileName, mediaType: 'application/pdf', size: bytes.length },
        createdBy: person.login,
      })
      const told = { for: sending.for, quantity, to: to.join(', '), cc: cc.join(', ') }
      const thing = { what: 'quoteItem', key: String(quoteItemId), quoteId }
      await logEvent(tx, person.login, thing, 'explained', told)
    })
  } catch (error) {
    await removeContents(files, [fileKey])
    throw error
  }
  wakeJobs()
  return explanationToSend(deps, person, sending)
}
