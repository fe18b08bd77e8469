import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { AlreadyClaimed, type RequestClaim, withClaim } from '../../database/requestClaim.ts'
import { requestKeys } from '../../database/schema/index.ts'
import { Problem } from '../../problem/problem.ts'

const ofClaim = ({ owner, key }: RequestClaim) => and(eq(requestKeys.owner, owner), eq(requestKeys.key, key))

/** What was answered to the request before; undefined: it was not done yet. */
async function answeredBefore(db: Database, claim: RequestClaim): Promise<{ answer: unknown } | undefined> {
  const isYoung = sql<boolean>`${requestKeys.createdAt} > now() - interval '1 minute'`
  const [found] = await db
    .select({ request: requestKeys.request, answer: requestKeys.answer, isYoung })
    .from(requestKeys)
    .where(ofClaim(claim))
  if (found === undefined) return undefined
  if (found.request !== claim.request) {
    throw new Problem('rule-failed', 'Another request was made with this key. Give each request its own.')
  }
  if (found.answer === null) {
    if (found.isYoung) throw new Problem('unavailable', 'Your first try is still being answered.')
    // The server was gone between the work and its answer.
    throw new Problem(
      'already-exists',
      'This was done when you asked first. Look at it before you ask again.',
    )
  }
  return { answer: found.answer }
}

/** Keeps an answer for whoever asks again, and lets go of what is a day old. */
async function keepAnswer(db: Database, claim: RequestClaim, answer: unknown): Promise<void> {
  await db.delete(requestKeys).where(sql`${requestKeys.createdAt} < now() - interval '1 day'`)
  await db.update(requestKeys).set({ answer }).where(ofClaim(claim))
}

export interface AnswersOnce {
  readonly db: Database
  /** Told why an answer was not kept for whoever asks again; it is given all the same. */
  readonly onNotKept: (error: unknown) => void
}

/** Does the work of a request once: asked again with its key, it is answered as it was the first time. */
export async function answerOnce(
  { db, onNotKept }: AnswersOnce,
  claim: RequestClaim,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const before = await answeredBefore(db, claim)
  if (before !== undefined) return before.answer
  try {
    const answer = await withClaim(claim, work)
    await keepAnswer(db, claim, answer).catch(onNotKept)
    return answer
  } catch (error) {
    if (!(error instanceof AlreadyClaimed)) throw error
    const first = await answeredBefore(db, claim)
    if (first === undefined) throw error
    return first.answer
  }
}
