import type { LogEntry, QuoteItemRow } from '#contract/quote'
import { declineReasonLabel } from '#domain/offers'
import { approvedCode, itemCategoryLabel, loggedWords, pathLabel, rejectedCode } from '#domain/quoteItem'
import { logValue } from '../../../components/editing/logValue.ts'
import { closedWords } from '../closedWords.ts'
import { headerLabel } from '../header/quoteHeader.ts'

const itemOf = /^quoteItem (\d+)$/

/** What an entry of the change log is about: the quote, or an item by its reference. */
export function logSubject({ what }: Pick<LogEntry, 'what'>, items: readonly QuoteItemRow[]): string {
  const id = itemOf.exec(what)?.[1]
  if (id === undefined) return what === 'quote' ? 'Quote' : what
  return `Item ${items.find(item => String(item.id) === id)?.reference ?? id}`
}

/** The line that says in whose name a deputy decided an approval. */
const inTheirName = /^approval\.(.+)\.onBehalfOf$/

const events: Readonly<Record<string, string>> = {
  created: 'Created',
  added: 'Added',
  deleted: 'Deleted',
  fileAdded: 'File added',
  fileReplaced: 'New version of a file',
  fileChanged: 'File details',
  fileRemoved: 'File removed',
  filesGenerated: 'Design files generated',
  generatedFilesRemoved: 'Generated files removed',
  sent: 'Sent to the customer',
  lgxProduct: 'Product in LGX',
  lgxRefused: 'LGX made no product',
  lgxProductStays: 'Product in LGX stays',
  pricedAnew: 'Priced anew by a rehearsal',
  templateId: 'Workflow',
  customerSynchronized: 'Customer synchronized with the design service',
}

/** What the changed field is called. */
export function logField({ what, field, fieldName }: Pick<LogEntry, 'what' | 'field' | 'fieldName'>): string {
  const event = events[field]
  if (event !== undefined) return event
  if (fieldName !== null) return fieldName
  const lent = inTheirName.exec(field)?.[1]
  if (lent !== undefined) return `${lent}, decided for`
  const header = what === 'quote' ? headerLabel(field) : field
  return header === field ? pathLabel(field) : header
}

/** What is told of an event: `Item Category: Resizable, From: P-20001`. */
const eventWords = (told: object): string =>
  Object.entries(told)
    .map(([name, value]) => {
      const words =
        name === 'itemCategory'
          ? itemCategoryLabel(String(value))
          : name === 'reason'
            ? declineReasonLabel(String(value))
            : logValue(value)
      return `${pathLabel(name)}: ${words}`
    })
    .join(', ')

/** How an approval was decided. */
const decisionWords: Readonly<Record<string, string>> = {
  [approvedCode]: 'Approved',
  [rejectedCode]: 'Rejected',
}

/** How an item was closed; null of every other field. */
const closeWords = (field: string, value: unknown): string | null =>
  field === 'closeType' && (value === 'archive' || value === 'trash') ? closedWords[value] : null

/** What a field held before, or holds since: names for codes, a row by what stands in it. */
export function logWords(entry: LogEntry, side: 'old' | 'new'): string {
  const value = entry[side]
  const name = side === 'old' ? entry.oldName : entry.newName
  const decided = entry.field.startsWith('approval.') ? decisionWords[String(value)] : undefined
  const words = name || decided || closeWords(entry.field, value) || loggedWords(entry.field, value)
  if (words !== null) return words
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? eventWords(value)
    : logValue(value)
}
