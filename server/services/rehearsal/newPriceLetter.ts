import { and, eq, inArray, sql } from 'drizzle-orm'
import { revisionLetter } from '#domain/quoteDocument'
import { withReason } from '#domain/rehearsal'
import type { Database } from '../../database/database.ts'
import { quoteItems, rehearsalItems } from '../../database/schema/index.ts'
import type { Person } from '../../person/person.ts'
import { Problem } from '../../problem/problem.ts'
import { letterOf } from '../report/letterOf.ts'
import { quoteToSend } from '../report/quoteToSend.ts'
import type { ReportDeps } from '../report/reportDeps.ts'
import { sendLetter } from '../report/sendQuote.ts'

interface NewPrices {
  readonly quoteId: number
  readonly runId: number
  readonly reason: string
}

const ofQuote = ({ quoteId, runId }: NewPrices) =>
  and(
    eq(rehearsalItems.runId, runId),
    inArray(
      rehearsalItems.quoteItemId,
      sql`(select ${quoteItems.id} from ${quoteItems} where ${eq(quoteItems.quoteId, quoteId)})`,
    ),
  )

async function waits(db: Database, prices: NewPrices): Promise<boolean> {
  const [waiting] = await db
    .select({ id: rehearsalItems.quoteItemId })
    .from(rehearsalItems)
    .where(and(ofQuote(prices), eq(rehearsalItems.outcome, 'waits')))
    .limit(1)
  return waiting !== undefined
}

/** Sends the quote with its new prices where its customer holds an older one; what came of it, in a sentence. */
async function written(deps: ReportDeps, person: Person, prices: NewPrices): Promise<string> {
  const { quoteId, reason } = prices
  const letter = await letterOf(deps, person, quoteId)
  if (letter.last === null) return 'The quote has not gone out yet: its first letter has the new price.'
  if (!letter.isNew) return `Letter ${revisionLetter(letter.revision)} has gone out with the new price.`
  if (await waits(deps.db, prices)) return 'No letter yet: another price of the quote waits for approval.'
  if (letter.document.lacks.length > 0) return `No letter: ${letter.document.lacks.join(' ')}`.slice(0, 500)
  const { to, subject, body, contentHash, revision } = await quoteToSend(deps, person, quoteId)
  if (to.length === 0) return 'No letter: the customer has no e-mail address.'
  const replaced = revisionLetter(letter.last.revision)
  const words = withReason(body, reason, replaced)
  await sendLetter(deps, person, { quoteId, to, cc: [], subject, body: words, contentHash })
  return `Letter ${revision} was sent to ${to.join(', ')}.`
}

/** Writes the letter of a quote whose items have new prices, with the reason, and notes at them what came of it. */
export async function writeNewPrices(deps: ReportDeps, person: Person, prices: NewPrices): Promise<void> {
  let outcomeText: string
  try {
    outcomeText = await written(deps, person, prices)
  } catch (error) {
    // What keeps one letter back is told at its items, and keeps no other back.
    if (!(error instanceof Problem)) throw error
    outcomeText = `No letter: ${error.message}`.slice(0, 500)
  }
  await deps.db
    .update(rehearsalItems)
    .set({ outcomeText })
    .where(and(ofQuote(prices), eq(rehearsalItems.outcome, 'priced')))
}
