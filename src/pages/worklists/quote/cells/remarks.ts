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

/** Why the item is on hold; empty when it is not. */
export const holdWords = ({ isOnHold, holdReason }: Pick<WorklistRow, 'isOnHold' | 'holdReason'>): string =>
  isOnHold ? ['On hold', holdReason].filter(part => part !== '').join(': ') : ''
