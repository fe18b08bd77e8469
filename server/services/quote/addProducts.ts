import { eq, max, sql } from 'drizzle-orm'
import type { Product, Quote } from '#contract/quote'
import { mayEditQuote } from '#domain/access'
import { quoteItems, quotes } from '../../database/schema/index.ts'
import { Problem } from '../../http/problem.ts'
import { customerOf, profileOf } from '../customer/repository.ts'
import type { Person } from '../security/person.ts'
import { assertCategory } from './assertCategory.ts'
import { loadQuote, type QuoteReader, quoteOrProblem } from './loadQuote.ts'
import { sections, writeSection } from './sections.ts'
import { startItem } from './startItem.ts'

export interface NewItem {
  readonly itemCategory: string
  readonly description: string
}

/** Adds items at the workflow's first step, numbered on from the quote's last, assigned to the quote's owner. */
export async function addProducts(
  reader: QuoteReader,
  person: Person,
  quoteId: number,
  products: readonly NewItem[],
  options: { readonly isMaster: boolean; readonly allowByPassPricing: boolean },
): Promise<Quote> {
  for (const [index, { itemCategory }] of products.entries()) {
    assertCategory(itemCategory, `products.${index}.itemCategory`)
  }
  await loadQuote(reader, person, quoteId)
  await reader.db.transaction(async tx => {
    const quote = await quoteOrProblem(tx, quoteId, true)
    if (!mayEditQuote(person, quote.owner)) {
      throw new Problem(
        'not-allowed',
        `Quote ${quoteId} belongs to ${quote.owner}; only its initiators may add to it.`,
      )
    }
    const customer = quote.customerCode === null ? null : await customerOf(tx, quote.customerCode)
    const profile = quote.customerCode === null ? null : await profileOf(tx, quote.customerCode)
    const [last] = await tx
      .select({ itemNo: max(quoteItems.itemNo) })
      .from(quoteItems)
      .where(eq(quoteItems.quoteId, quoteId))
    const plant = profile?.plantCode.split('-')[0] ?? ''
    for (const [index, given] of products.entries()) {
      const definition = await reader.definitions.current(
        { itemCategory: given.itemCategory, businessUnit: customer?.businessUnit ?? '' },
        tx,
      )
      const [first] = definition.steps
      if (first === undefined) throw new Error(`Workflow template ${definition.templateId} has no steps.`)
      const itemNo = (last?.itemNo ?? 0) + 1 + index
      const values = {
        quoteId,
        itemNo,
        isMasterItem: options.isMaster && index === 0,
        templateId: definition.templateId,
        stepCode: first.code,
        stepName: first.name,
        stepSequence: first.sequence,
        assignee: quote.owner,
        initiator: quote.owner,
        allowByPassPricing: options.allowByPassPricing || (profile?.allowByPassPricing ?? false),
        customerCode: customer?.customerCode ?? '',
        customerName: customer?.customerName ?? '',
        businessUnit: customer?.businessUnit ?? '',
        quoteDescription: quote.description,
        orderPO: quote.customerPO,
        customerDueDate: quote.requiredDate,
        productDescription: given.description,
        itemCategory: given.itemCategory,
        plant,
      }
      const row = await startItem(tx, person, first, values, {
        action: 'CREATE',
        actionName: 'Added',
        event: 'added',
      })
      await writeSection(tx, row.id, 'product', 0, startingProduct(given, plant))
    }
    await tx
      .update(quotes)
      .set({ updatedAt: sql`now()`, updatedBy: person.login })
      .where(eq(quotes.id, quoteId))
  })
  return loadQuote(reader, person, quoteId)
}

const startingProduct = (given: NewItem, plant: string): Product => ({
  ...sections.product.empty,
  description: given.description,
  itemCategory: given.itemCategory,
  preferredPlantCode: plant,
})
