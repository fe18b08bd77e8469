import { and, desc, eq, sql } from 'drizzle-orm'
import type { Comment } from '#contract/quote'
import { logEvent } from '../../database/changeLog.ts'
import type { Database } from '../../database/database.ts'
import { comments, quoteItems, users } from '../../database/schema/index.ts'
import type { Person } from '../../person/person.ts'
import { notFound } from '../../problem/problem.ts'

/** Comments of a quote, or of one of its items, newest first. */
export async function commentsOf(
  db: Database,
  quoteId: number,
  quoteItemId: number | undefined,
): Promise<Comment[]> {
  const rows = await db
    .select({ comment: comments, name: sql<string>`coalesce(${users.name}, ${comments.createdBy})` })
    .from(comments)
    .leftJoin(users, eq(users.login, comments.createdBy))
    .where(
      and(
        eq(comments.quoteId, quoteId),
        quoteItemId === undefined ? undefined : eq(comments.quoteItemId, quoteItemId),
      ),
    )
    .orderBy(desc(comments.id))
  return rows.map(({ comment, name }) => ({
    ...comment,
    createdByName: name,
    createdAt: comment.createdAt.toISOString(),
  }))
}

export interface NewComment {
  readonly quoteId: number
  readonly quoteItemId: number | null
  readonly comment: string
}

/** Adds a comment to a quote or to one of its items. Problem: not-found. */
export async function addComment(db: Database, person: Person, given: NewComment): Promise<Comment> {
  if (given.quoteItemId !== null) {
    const [item] = await db
      .select({ id: quoteItems.id })
      .from(quoteItems)
      .where(and(eq(quoteItems.id, given.quoteItemId), eq(quoteItems.quoteId, given.quoteId)))
    if (item === undefined) throw notFound(`Item ${given.quoteItemId} of quote ${given.quoteId}`)
  }
  const row = await db.transaction(async tx => {
    const [inserted] = await tx
      .insert(comments)
      .values({ ...given, createdBy: person.login })
      .returning()
    if (inserted === undefined) throw new Error('The comment was not inserted.')
    const thing =
      given.quoteItemId === null
        ? { what: 'quote', key: String(given.quoteId) }
        : { what: 'quoteItem', key: String(given.quoteItemId) }
    await logEvent(tx, person.login, { ...thing, quoteId: given.quoteId }, 'commented', given.comment)
    return inserted
  })
  return { ...row, createdByName: person.name, createdAt: row.createdAt.toISOString() }
}
