import type { OptionPlace } from '#domain/quoteOptions'
import type { Database } from '../../database/database.ts'
import type { Person } from '../../person/person.ts'
import { copyDesigns } from '../design/copyDesigns.ts'
import { copySources } from '../products/copySources.ts'
import type { Definitions } from '../quoteItem/definition.ts'
import type { ItemRow } from '../quoteItem/itemRow.ts'
import type { WorkItem } from '../quoteItem/workItem.ts'
import { copyItem } from './copyItem.ts'
import type { QuoteHead } from './readQuote.ts'
import { type Beginning, type NewItem, startItems } from './startItems.ts'

/** A copy that is to begin: of which item, and its place in the quote. */
export interface Copy {
  readonly work: WorkItem
  readonly itemNo: number
  readonly isMasterItem?: boolean
  readonly option?: OptionPlace | null
  /** False: its price is its own, for what is offered beside another costs something else. */
  readonly hasPrice?: boolean
}

/** How copies begin, as their history and the change log call it. */
export const duplicated = { action: 'DUPLICATE', actionName: 'Duplicated', event: 'duplicated' } as const

const withoutPrices = ({ pricing, genericPricing, ...rest }: NewItem['sections']): NewItem['sections'] => ({
  ...rest,
  ...(pricing === undefined ? {} : { pricing: { ...pricing, details: [] } }),
  ...(genericPricing === undefined ? {} : { genericPricing: { ...genericPricing, details: [] } }),
})

/**
 * Begins copies of items in a quote, each on the template of its category: with the product that the item came of, and,
 * once a job has copied them, with its design files.
 */
export async function startCopies(
  { tx, person, definitions }: { tx: Database; person: Person; definitions: Definitions },
  head: QuoteHead,
  copies: readonly Copy[],
  beginning: Beginning,
): Promise<ItemRow[]> {
  const customerCode = head.quote.customerCode ?? ''
  const begun = copies.map(({ work, itemNo, isMasterItem = false, option = null, hasPrice = true }) => {
    const copied = copyItem(work, work.item.customerCode !== customerCode)
    const sections = hasPrice ? copied.sections : withoutPrices(copied.sections)
    return { ...copied, itemNo, isMasterItem, option, sections }
  })
  const businessUnit = head.customer?.businessUnit ?? ''
  const kinds = begun.map(({ itemCategory }) => ({ itemCategory, businessUnit }))
  const chosen = await definitions.currentOf(kinds, tx)
  const items = begun.flatMap((item, index) => {
    const definition = chosen[index]
    return definition === undefined ? [] : [{ ...item, definition }]
  })
  const added = await startItems(tx, person, head, items, beginning)
  const sources = new Map(copies.map(({ work, itemNo }) => [itemNo, work.item.id]))
  const pairs = added.flatMap(({ id, itemNo }) => {
    const copyFrom = sources.get(itemNo)
    return copyFrom === undefined ? [] : [{ quoteItemId: id, copyFrom }]
  })
  await copySources(tx, pairs)
  await copyDesigns(tx, person, pairs)
  return added
}
