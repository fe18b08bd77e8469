import type { CallInput } from '#contract/endpoint'
import { type QuoteItem, quote } from '#contract/quote'
import { text } from '#domain/messages'
import { changesOf, type ItemSections, type SectionKey, sections, validationTabIds } from '#domain/quoteItem'
import { fieldAccess } from '#domain/workflow'
import type { BoxwrightDataProvider } from '../../../dataProvider/index.ts'
import { stripOrder } from '../../quoteItem/draft/dirtySections.ts'
import { sectionSaves } from '../../quoteItem/draft/sectionSaves.ts'

/** A quote of the pad, as it is wanted. */
export interface WantedQuote {
  readonly customerCode: string
  readonly sections: ItemSections
  /** What the pad began with: what is still so, the new item keeps as it has it. null: all of it is wanted. */
  readonly beginning: ItemSections | null
  /** Fields (`compliance.isAirFreightApproved`) that the new item keeps as it has them, whatever is wanted. */
  readonly leftOut: readonly string[]
  /** On the item; '' for none. */
  readonly comment: string
}

/** How far a quote of the pad has come: another try goes on from there. */
export interface Progress {
  quoteId: number | null
  itemId: number | null
  isCommented: boolean
  /** The section that was being saved when it stopped. */
  saving: SectionKey | null
}

/** Nothing of the quote is made yet. */
export const notBegun = (): Progress => ({ quoteId: null, itemId: null, isCommented: false, saving: null })

type Call = BoxwrightDataProvider['call']

/** The item of the quote: the one that an earlier try has added, else a new one. */
async function itemOf(call: Call, quoteId: number, isAgain: boolean, description: string): Promise<number> {
  const before = isAgain ? (await call(quote.get, { params: { id: quoteId } })).items : []
  const products = [{ itemCategory: 'NEW_MANUAL_DESIGN', description }]
  const { items } =
    before.length > 0
      ? { items: before }
      : await call(quote.addProducts, {
          body: { id: quoteId, products, isMaster: false, allowByPassPricing: false },
        })
  const row = items.at(-1)
  if (row === undefined) throw new Error(text('productSaveError'))
  return row.id
}

/** What is to be saved of a section on top of what the new item begins with: its category, and what its customer takes. */
function wantedOf(
  key: SectionKey,
  { sections: wanted, beginning, leftOut }: WantedQuote,
  item: QuoteItem,
): object {
  const before: Readonly<Record<string, unknown>> | null = beginning && { ...beginning[key] }
  const isKept = (name: string, value: unknown): boolean =>
    leftOut.includes(`${key}.${name}`) ||
    // What the new item's step does not let anybody enter, as the route, is worked out anew at its own.
    fieldAccess({ fieldRules: item.validations }, validationTabIds[sections[key].tab] ?? 0, name).readOnly ||
    (before !== null && JSON.stringify(before[name]) === JSON.stringify(value))
  const entered = Object.entries(wanted[key]).filter(([name, value]) => !isKept(name, value))
  const values = { ...item[key], ...Object.fromEntries(entered) }
  if (key !== 'product') return values
  const { itemCategory, preferredPlantCode } = item.product
  return {
    ...values,
    itemCategory,
    preferredPlantCode: wanted.product.preferredPlantCode || preferredPlantCode,
  }
}

/**
 * Makes a quote with one item of what is wanted, and answers the item's id. Where it stops it throws, and `progress` says
 * how far it came; with the same progress it goes on from there.
 */
export async function createFromPad(call: Call, progress: Progress, wanted: WantedQuote): Promise<number> {
  const isAgain = progress.quoteId !== null
  progress.quoteId ??= (
    await call(quote.create, { body: { customer: { customerCode: wanted.customerCode } } })
  ).id
  const { quoteId } = progress
  progress.itemId ??= await itemOf(call, quoteId, isAgain, wanted.sections.product.description)
  const { itemId } = progress
  let item = await call(quote.item, { params: { id: itemId } })
  for (const key of stripOrder) {
    const values = wantedOf(key, wanted, item)
    if (changesOf(sections[key].fields, item[key], values).length === 0) continue
    progress.saving = key
    const row = sectionSaves[key]
    const body = { quoteItemId: itemId, version: item.versions[key], [key]: values }
    item = (await call(row, { body } as CallInput<typeof row>)).item
  }
  progress.saving = null
  if (wanted.comment !== '' && !progress.isCommented) {
    await call(quote.addComment, { body: { quoteId, quoteItemId: itemId, comment: wanted.comment } })
    progress.isCommented = true
  }
  return itemId
}
