import type { Quote, QuoteItemRow } from '#contract/quote'
import { mayEditQuote } from '#domain/access'
import { itemWorth } from '#domain/quoteOptions'
import { hashKeyOf, itemReference, quoteFlags, quoteReference, quoteStatus } from '#domain/quotes'
import { workgroupName } from '#domain/workflow'
import type { Person } from '../../person/person.ts'
import { askFacts, findingsAt } from '../quoteItem/findingsAt.ts'
import { optionOf } from '../quoteItem/itemRow.ts'
import type { QuoteItemDeps } from '../quoteItem/quoteItemDeps.ts'
import type { WorkItem } from '../quoteItem/workItem.ts'
import { workflowsOf } from '../workflow/workflowsOf.ts'
import { maySeeQuote, noAccess } from './access.ts'
import { componentsOf } from './componentsOf.ts'
import { type QuoteHead, readWholeQuote } from './readQuote.ts'

export interface QuoteReader extends QuoteItemDeps {
  /** Today as `YYYY-MM-DD`. */
  readonly today: () => string
}

async function itemRows(
  { db, lgx, definitions }: QuoteReader,
  person: Person,
  works: readonly WorkItem[],
): Promise<QuoteItemRow[]> {
  const facts = await askFacts(db, lgx, works)
  return Promise.all(
    works.map(async work => {
      const { item, sections } = work
      const { product } = sections
      const definition = await definitions.of(item.templateId)
      const findings = findingsAt(definition, work, facts.get(item.id) ?? {}, person)
      const errors = findings.filter(({ severity }) => severity === 'error')
      return {
        id: item.id,
        itemNo: item.itemNo,
        reference: itemReference(item.quoteId, item.itemNo),
        description: item.productDescription,
        itemCategory: item.itemCategory,
        step: item.stepCode,
        stepName: item.stepName,
        assignmentGroup: item.assignmentGroup ?? '',
        assignmentGroupName: workgroupName(definition.steps, item.assignmentGroup ?? ''),
        assignee: item.assignee ?? '',
        assigneeName: work.assigneeName,
        isOnHold: item.isOnHold,
        closeType: item.closeType,
        isMasterItem: item.isMasterItem,
        option: optionOf(item),
        boardGrade: product.boardGrade,
        styleCarton: product.styleCarton,
        length: product.length,
        width: product.width,
        depth: product.depth,
        expectedOrderQuantity: product.expectedOrderQuantity,
        unitPrice: item.unitPrice,
        worth: itemWorth(sections),
        plantCode: item.plant,
        invalidTabs: [...new Set(errors.map(({ tab }) => tab))],
        hashKey: hashKeyOf(item),
      }
    }),
  )
}

/** A quote as its page shows it to a person who may see it. */
export async function quoteAnswer(
  reader: QuoteReader,
  person: Person,
  { quote, ownerName, customer }: QuoteHead,
  works: readonly WorkItem[],
): Promise<Quote> {
  const items = works.map(({ item }) => item)
  const workflowOf = await workflowsOf(reader.definitions, items)
  const { customerCode, owner, createdAt, updatedAt, ...header } = quote
  return {
    ...header,
    customerCode: customerCode ?? '',
    quoteReference: quoteReference(quote.id),
    status: quoteStatus({ items, validTo: quote.validTo, today: reader.today(), workflowOf }),
    ownerName,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    customerName: customer?.customerName ?? '',
    customerStatus: customer?.status ?? null,
    lgxCustomerCode: customer?.otherRef ?? '',
    customerIndustry: customer?.industry ?? '',
    customerIndustryCode: customer?.industryCode ?? '',
    customerSalesRep: customer?.salesRepLogin ?? '',
    salesRepName: customer?.salesRepName ?? '',
    division: customer?.division ?? '',
    businessUnit: customer?.businessUnit ?? '',
    lgxDefaultPlant: customer?.plantCode ?? '',
    ...quoteFlags({
      customer:
        customer === null
          ? null
          : { code: customer.customerCode, type: customer.status, country: customer.country },
      owner,
      person,
      items,
    }),
    mayEdit: mayEditQuote(person, owner),
    items: await itemRows(reader, person, works),
    components: await componentsOf(reader.definitions, person, works),
  }
}

/** A quote as its page shows it, or the problem that there is none, or none for this person. */
export async function loadQuote(reader: QuoteReader, person: Person, id: number): Promise<Quote> {
  const { db } = reader
  const { head, works } = await readWholeQuote(db, id)
  const items = works.map(({ item }) => item)
  if (!maySeeQuote(person, head, items)) throw noAccess(head)
  return quoteAnswer(reader, person, head, works)
}
