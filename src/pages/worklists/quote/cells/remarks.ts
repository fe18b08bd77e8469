import type { WorklistRow } from '#contract/quote-worklist'
import { dateTime } from '#domain/formats'

/** Characters of a comment that a tip shows at most. */
const longest = 280

/** What was said last about the item, who and when; empty when nobody said anything. */
export function lastCommentWords({ lastComment }: Pick<WorklistRow, 'lastComment'>): string {
  if (lastComment === null) return ''
  const { comment, by, at } = lastComment
  const said = comment.length > longest ? `${comment.slice(0, longest).trimEnd()}…` : comment
  return `${by}, ${dateTime(at)}: ${said}`
}

/**
 * Why the item is on hold, and below it what was said about it last, unless that is the reason once more; empty when it is
 * not on hold.
 */
export function holdWords(row: Pick<WorklistRow, 'isOnHold' | 'holdReason' | 'lastComment'>): string {
  if (!row.isOnHold) return ''
  const why = row.holdReason === '' ? 'On hold' : `On hold: ${row.holdReason}`
  const said = row.lastComment?.comment === row.holdReason ? '' : lastCommentWords(row)
  return said === '' ? why : `${why}\n${said}`
}
