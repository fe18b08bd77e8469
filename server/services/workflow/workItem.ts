import { and, desc, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { HistoryEntry } from '#contract/workflow'
import type { BoardGrade } from '#domain/boardGrades'
import type { Database } from '../../database/database.ts'
import { flatten } from '../../database/flat.ts'
import { jsonObject } from '../../database/jsonObject.ts'
import {
  boardGrades,
  boardGradeVariants,
  customers,
  plants,
  quoteItemSections,
  quoteItems,
  quotes,
  users,
  vslCodes,
  workflowHistory,
} from '../../database/schema/index.ts'
import { createStatement } from '../../database/statement.ts'
import { notFound } from '../../http/problem.ts'
import type { Overview, OverviewFacts } from '../quote/findings.ts'
import { type ItemRow, lockQuoteOfItem } from '../quote/itemRow.ts'
import { storedSection } from '../quote/sections.ts'

/** An item with all that decides what may be done with it, and what was done. */
export interface WorkItem {
  readonly item: ItemRow
  readonly quote: { readonly id: number; readonly owner: string }
  readonly customerSalesRep: string
  /** Name of who holds it; '' when nobody does. */
  readonly assigneeName: string
  readonly overview: Overview
  readonly facts: OverviewFacts
  /** Newest first. */
  readonly history: readonly HistoryEntry[]
}

interface Found extends ItemRow {
  readonly owner: string
  readonly customerSalesRep: string | null
  readonly assigneeName: string | null
  readonly productVersion: number | null
  readonly product: unknown
  readonly complianceVersion: number | null
  readonly compliance: unknown
  readonly vslProductStyle: string | null
  readonly isCodeUsed: boolean
  readonly grade: BoardGrade | null
  readonly history: HistoryEntry[]
}

const product = alias(quoteItemSections, 'product')
const compliance = alias(quoteItemSections, 'compliance')
const other = alias(quoteItems, 'other')
const actor = alias(users, 'actor')

const ofProduct = (field: string) => sql<string>`${product.data}->>${sql.raw(`'${field}'`)}`

const isCodeUsed = sql<boolean>`exists (select from ${quoteItems} ${other} where ${and(
  ne(ofProduct('code'), ''),
  ne(quoteItems.customerCode, ''),
  eq(other.customerCode, quoteItems.customerCode),
  eq(sql`lower(${other.productCode})`, sql`lower(${ofProduct('code')})`),
  ne(other.id, quoteItems.id),
  sql`${other.closeType} is distinct from 'trash'`,
)})`

/** What the rules of a board ask of a grade and its variants. */
const grade = sql<BoardGrade | null>`(select ${jsonObject({
  id: boardGrades.id,
  code: boardGrades.code,
  strengthIndicator: boardGrades.strengthIndicator,
  plantBoardGradeVariants: sql`(select coalesce(json_agg(${jsonObject({
    code: boardGradeVariants.code,
    plantCode: boardGradeVariants.plantCode,
    isWorkflow: boardGradeVariants.isWorkflow,
    isFSCCompliant: boardGradeVariants.isFSCCompliant,
    isLcboExportWineCompliant: boardGradeVariants.isLcboExportWineCompliant,
    isAirFreightCompliant: boardGradeVariants.isAirFreightCompliant,
    isDangerousGoodsCompliant: boardGradeVariants.isDangerousGoodsCompliant,
    isPreprint: boardGradeVariants.isPreprint,
    isPreprintProduction: boardGradeVariants.isPreprintProduction,
  })} order by ${boardGradeVariants.plantCode}, ${boardGradeVariants.code}), '[]')
    from ${boardGradeVariants} join ${plants} on ${eq(plants.code, boardGradeVariants.plantCode)}
    where ${eq(boardGradeVariants.boardGradeId, boardGrades.id)})`,
})} from ${boardGrades} where ${and(eq(boardGrades.code, ofProduct('boardGrade')), boardGrades.isActive)})`

const history = sql<HistoryEntry[]>`(select coalesce(json_agg(${jsonObject({
  id: workflowHistory.id,
  at: workflowHistory.at,
  who: workflowHistory.who,
  whoName: sql`coalesce(${actor.name}, ${workflowHistory.who})`,
  action: workflowHistory.action,
  actionName: workflowHistory.actionName,
  fromStep: workflowHistory.fromStep,
  toStep: workflowHistory.toStep,
  reason: workflowHistory.reason,
  comment: workflowHistory.comment,
})} order by ${desc(workflowHistory.id)}), '[]')
  from ${workflowHistory} left join ${users} ${actor} on ${eq(actor.login, workflowHistory.who)}
  where ${eq(workflowHistory.quoteItemId, quoteItems.id)})`

const fields = {
  ...getTableColumns(quoteItems),
  owner: quotes.owner,
  customerSalesRep: customers.salesRepLogin,
  assigneeName: users.name,
  productVersion: product.version,
  product: product.data,
  complianceVersion: compliance.version,
  compliance: compliance.data,
  vslProductStyle: vslCodes.productStyle,
  isCodeUsed,
  grade,
  history,
}

const sectionOf = (section: typeof product | typeof compliance, name: string) =>
  and(eq(section.quoteItemId, quoteItems.id), eq(section.section, name))

const selectItem = (db: Database) =>
  db
    .select(fields)
    .from(quoteItems)
    .innerJoin(quotes, eq(quotes.id, quoteItems.quoteId))
    .leftJoin(customers, eq(customers.customerCode, quotes.customerCode))
    .leftJoin(users, eq(users.login, quoteItems.assignee))
    .leftJoin(product, sectionOf(product, 'product'))
    .leftJoin(compliance, sectionOf(compliance, 'compliance'))
    .leftJoin(vslCodes, eq(vslCodes.code, ofProduct('vslCode')))
    .where(eq(quoteItems.id, sql.placeholder('quoteItemId')))

const read = createStatement<Found>('work_item', db => flatten(fields, selectItem(db)))
const readLocked = createStatement<Found>('work_item_locked', db =>
  flatten(fields, selectItem(db).for('update', { of: quoteItems })),
)

const section = (version: number | null, data: unknown) => (version === null ? undefined : { version, data })

function workItemOf(found: Found): WorkItem {
  const {
    owner,
    customerSalesRep,
    assigneeName,
    productVersion,
    product: productData,
    complianceVersion,
    compliance: complianceData,
    vslProductStyle,
    isCodeUsed: isUsed,
    grade: gradeFound,
    history: entries,
    ...item
  } = found
  return {
    item,
    quote: { id: item.quoteId, owner },
    customerSalesRep: customerSalesRep ?? '',
    assigneeName: assigneeName ?? item.assignee ?? '',
    overview: {
      product: storedSection('product', section(productVersion, productData)).data,
      compliance: storedSection('compliance', section(complianceVersion, complianceData)).data,
    },
    facts: { vslProductStyle, isCodeUsed: isUsed, grade: gradeFound },
    history: entries.map(entry => ({ ...entry, at: new Date(entry.at).toISOString() })),
  }
}

/**
 * The item with all that its workflow asks of it, in one statement, or the problem that there is none; `lock` keeps others
 * from changing the quote and its items until the transaction ends.
 */
export async function workItem(db: Database, quoteItemId: number, lock = false): Promise<WorkItem> {
  if (lock) await lockQuoteOfItem(db, quoteItemId)
  const [found] = await (lock ? readLocked : read)(db, { quoteItemId })
  if (found === undefined) throw notFound(`Quote item ${quoteItemId}`)
  return workItemOf(found)
}
