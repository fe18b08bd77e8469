import { eq } from 'drizzle-orm'
import { itemReference } from '#domain/quotes'
import type { WorkflowDefinition } from '#domain/workflow'
import type { Database } from '../../database/database.ts'
import { quoteItemSections } from '../../database/schema/index.ts'
import type { customerOf } from '../customer/repository.ts'
import type { Person } from '../security/person.ts'
import type { ItemRow, QuoteRow } from './itemRow.ts'
import { startItem } from './startItem.ts'

export interface CopyInto {
  readonly quote: QuoteRow
  readonly customer: Awaited<ReturnType<typeof customerOf>>
  readonly definition: WorkflowDefinition
  readonly itemNo: number
}

/**
 * Copies an item into a quote: what was entered in its sections, at the workflow's first step and with the quote's
 * owner. Its product code stays behind, because a code names one product; so do its price and where it stood.
 */
export async function copyItem(
  tx: Database,
  person: Person,
  source: ItemRow,
  { quote, customer, definition, itemNo }: CopyInto,
): Promise<ItemRow> {
  const [first] = definition.steps
  if (first === undefined) throw new Error(`Workflow template ${definition.templateId} has no steps.`)
  const row = await startItem(
    tx,
    person,
    first,
    {
      quoteId: quote.id,
      itemNo,
      templateId: definition.templateId,
      stepCode: first.code,
      stepName: first.name,
      stepSequence: first.sequence,
      assignee: quote.owner,
      initiator: quote.owner,
      allowByPassDesign: source.allowByPassDesign,
      allowByPassPricing: source.allowByPassPricing,
      allowByPassCustomerService: source.allowByPassCustomerService,
      customerCode: customer?.customerCode ?? '',
      customerName: customer?.customerName ?? '',
      businessUnit: customer?.businessUnit ?? '',
      quoteDescription: quote.description,
      orderPO: quote.customerPO,
      customerDueDate: quote.requiredDate,
      productDescription: source.productDescription,
      itemCategory: source.itemCategory,
      plant: source.plant,
      orderQty: source.orderQty,
      drawingNo: source.drawingNo,
      isEvisy: source.isEvisy,
      isPreprint: source.isPreprint,
    },
    {
      action: 'DUPLICATE',
      actionName: 'Duplicated',
      event: 'duplicated',
      said: { from: itemReference(source.quoteId, source.itemNo) },
    },
  )
  const sections = await tx
    .select()
    .from(quoteItemSections)
    .where(eq(quoteItemSections.quoteItemId, source.id))
  if (sections.length > 0) {
    await tx.insert(quoteItemSections).values(
      sections.map(({ section, data }) => ({
        quoteItemId: row.id,
        section,
        version: 1,
        data: section === 'product' ? { ...(data as object), code: '' } : data,
      })),
    )
  }
  return row
}
