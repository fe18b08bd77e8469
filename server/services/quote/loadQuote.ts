import { asc, eq, inArray } from 'drizzle-orm'
import type { Quote, QuoteItemRow } from '#contract/quote'
import { mayEditQuote, mayViewItem } from '#domain/access'
import { itemReference, quoteFlags, quoteReference, quoteStatus } from '#domain/quotes'
import { validateOverview } from '#domain/validation'
import type { Database } from '../../database/database.ts'
import { quoteItems, quotes, users, vslCodes } from '../../database/schema/index.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { customerOf, profileOf } from '../customer/repository.ts'
import { nameOf } from '../security/names.ts'
import type { Person } from '../security/person.ts'
import type { Definitions } from '../workflow/definition.ts'
import { hashKeyOf, type ItemRow, type QuoteRow } from './itemRow.ts'
import { readSections } from './sections.ts'

export interface QuoteReader {
  readonly db: Database
  readonly definitions: Definitions
  /** Today as `YYYY-MM-DD`. */
  readonly today: () => string
}

async function itemRows(
  { db, definitions }: QuoteReader,
  items: readonly ItemRow[],
): Promise<QuoteItemRow[]> {
  const ids = items.map(item => item.id)
  const assignees = [...new Set(items.flatMap(item => (item.assignee === null ? [] : [item.assignee])))]
  const [products, people, vsl] = await Promise.all([
    readSections(db, ids, 'product'),
    assignees.length === 0
      ? []
      : db
          .select({ login: users.login, name: users.name })
          .from(users)
          .where(inArray(users.login, assignees)),
    db.select().from(vslCodes),
  ])
  const names = new Map(people.map(person => [person.login, person.name]))
  const styles = new Map(vsl.map(row => [row.code, row.productStyle]))
  return Promise.all(
    items.map(async item => {
      const product = products.get(item.id)?.data
      if (product === undefined) throw new Error(`Item ${item.id} has no product section.`)
      const definition = await definitions.of(item.templateId)
      const step = definition.steps.find(candidate => candidate.code === item.stepCode)
      // Whether the product code is taken is asked on the item's own page, where it can be changed.
      const findings = validateOverview(product, {
        vslProductStyle: product.vslCode === '' ? null : (styles.get(product.vslCode) ?? null),
        productCodeTaken: undefined,
        rules: step?.fieldRules ?? [],
      })
      return {
        id: item.id,
        itemNo: item.itemNo,
        reference: itemReference(item.quoteId, item.itemNo),
        description: item.productDescription,
        itemCategory: item.itemCategory,
        step: item.stepCode,
        stepName: item.stepName,
        assignmentGroup: item.assignmentGroup ?? '',
        assignee: item.assignee ?? '',
        assigneeName: item.assignee === null ? '' : (names.get(item.assignee) ?? item.assignee),
        isOnHold: item.isOnHold,
        closeType: item.closeType,
        isMasterItem: item.isMasterItem,
        boardGrade: product.boardGrade,
        styleCarton: product.styleCarton,
        length: product.length,
        width: product.width,
        depth: product.depth,
        expectedOrderQuantity: product.expectedOrderQuantity,
        unitPrice: item.unitPrice,
        plantCode: item.plant,
        overviewValid: findings.every(finding => finding.severity !== 'error'),
        hashKey: hashKeyOf(item),
      }
    }),
  )
}

/** The stored quote, or the problem that there is none; `lock` keeps others from changing it meanwhile. */
export async function quoteOrProblem(db: Database, id: number, lock = false): Promise<QuoteRow> {
  const query = db.select().from(quotes).where(eq(quotes.id, id))
  const [row] = await (lock ? query.for('update') : query)
  if (row === undefined) throw notFound(`Quote ${id}`)
  return row
}

export async function itemsOfQuote(db: Database, quoteId: number): Promise<ItemRow[]> {
  return db.select().from(quoteItems).where(eq(quoteItems.quoteId, quoteId)).orderBy(asc(quoteItems.itemNo))
}

/** A quote as its page shows it, or the problem that there is none, or none for this person. */
export async function loadQuote(reader: QuoteReader, person: Person, id: number): Promise<Quote> {
  const { db } = reader
  const row = await quoteOrProblem(db, id)
  const [items, customer, profile, ownerName] = await Promise.all([
    itemsOfQuote(db, id),
    row.customerCode === null ? null : customerOf(db, row.customerCode),
    row.customerCode === null ? null : profileOf(db, row.customerCode),
    nameOf(db, row.owner),
  ])
  const belonging = {
    owner: row.owner,
    customerSalesRep: customer?.salesRepLogin ?? '',
    assignmentGroups: items.flatMap(item => (item.assignmentGroup === null ? [] : [item.assignmentGroup])),
    assignees: items.flatMap(item => (item.assignee === null ? [] : [item.assignee])),
  }
  if (!mayViewItem(person, belonging)) {
    throw new Problem(
      'not-allowed',
      `You have no access to quote ${quoteReference(id)}: it belongs to ${ownerName}.`,
    )
  }
  const { customerCode, owner: _, createdAt, updatedAt, version, updatedBy, ...header } = row
  return {
    ...header,
    version,
    customerCode: customerCode ?? '',
    quoteReference: quoteReference(id),
    status: quoteStatus({ items, validTo: row.validTo, today: reader.today() }),
    ownerName,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    updatedBy,
    customerName: customer?.customerName ?? '',
    customerStatus: customer?.status ?? null,
    lgxCustomerCode: customer?.otherRef ?? '',
    customerIndustry: customer?.industry ?? '',
    customerIndustryCode: customer?.industryCode ?? '',
    customerSalesRep: customer?.salesRepLogin ?? '',
    salesRepName: customer?.salesRepName ?? '',
    division: customer?.division ?? '',
    businessUnit: customer?.businessUnit ?? '',
    lgxDefaultPlant: profile?.plantCode ?? '',
    ...quoteFlags({
      customer:
        customer === null
          ? null
          : { code: customer.customerCode, type: customer.status, country: customer.country },
      owner: row.owner,
      person,
      items,
    }),
    mayEdit: mayEditQuote(person, row.owner),
    items: await itemRows(reader, items),
  }
}
