import { desc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/database.ts'
import { comments, quoteItemSections, quoteItems, users } from '../../database/schema/index.ts'

const assigneeUser = alias(users, 'assignee_user')
const initiatorUser = alias(users, 'initiator_user')
const commentUser = alias(users, 'comment_user')

/** An item's last comment, for every item of the statement around it. */
const lastCommentIn = (db: Database) =>
  db
    .select({
      comment: comments.comment,
      by: sql<string>`coalesce(${commentUser.name}, ${comments.createdBy})`.as('by'),
      at: comments.createdAt,
    })
    .from(comments)
    .leftJoin(commentUser, eq(commentUser.login, comments.createdBy))
    .where(eq(comments.quoteItemId, quoteItems.id))
    .orderBy(sql`${desc(comments.id)} limit 1`)
    .as('last_comment')

interface InsideSize {
  readonly length: number | null
  readonly width: number | null
  readonly depth: number | null
}

/** The inside size of an item's product; null while it has none. */
const insideSize =
  sql<InsideSize | null>`(select jsonb_build_object('length', ${quoteItemSections.data}->'length',
    'width', ${quoteItemSections.data}->'width', 'depth', ${quoteItemSections.data}->'depth')
  from ${quoteItemSections}
  where ${quoteItemSections.quoteItemId} = ${quoteItems.id} and ${quoteItemSections.section} = 'product')`.as(
    'inside_size',
  )

/**
 * Selects what the rows of a worklist are made of: of the items that meet `condition`, of the people they name and of
 * their last comments; `counted` is a whole number that comes with every row. `among`: a selection of ids that the items
 * are joined with, as `page`.
 */
export function selectRows(
  db: Database,
  condition: SQL,
  counted: SQL<number | null> = sql`null::int`,
  among?: SQL,
) {
  const last = lastCommentIn(db)
  const fields = {
    id: quoteItems.id,
    quoteId: quoteItems.quoteId,
    itemNo: quoteItems.itemNo,
    templateId: quoteItems.templateId,
    workflowVersion: quoteItems.workflowVersion,
    stepCode: quoteItems.stepCode,
    stepName: quoteItems.stepName,
    assignmentGroup: quoteItems.assignmentGroup,
    assignee: quoteItems.assignee,
    assigneeName: assigneeUser.name,
    isOnHold: quoteItems.isOnHold,
    holdReason: quoteItems.holdReason,
    closeType: quoteItems.closeType,
    isFinal: quoteItems.isFinal,
    allowByPassDesign: quoteItems.allowByPassDesign,
    allowByPassPricing: quoteItems.allowByPassPricing,
    allowByPassCustomerService: quoteItems.allowByPassCustomerService,
    initiator: quoteItems.initiator,
    initiatorName: initiatorUser.name,
    dateInitiated: quoteItems.dateInitiated,
    dateArrived: quoteItems.dateArrived,
    customerCode: quoteItems.customerCode,
    customerName: quoteItems.customerName,
    quoteDescription: quoteItems.quoteDescription,
    orderPO: quoteItems.orderPO,
    fileCount: quoteItems.fileCount,
    customerDueDate: quoteItems.customerDueDate,
    productCode: quoteItems.productCode,
    productDescription: quoteItems.productDescription,
    itemCategory: quoteItems.itemCategory,
    plant: quoteItems.plant,
    businessUnit: quoteItems.businessUnit,
    size: insideSize,
    orderQty: quoteItems.orderQty,
    drawingNo: quoteItems.drawingNo,
    isEvisy: quoteItems.isEvisy,
    withVendor: quoteItems.withVendor,
    sampleStatus: quoteItems.sampleStatus,
    isPreprint: quoteItems.isPreprint,
    lastComment: last.comment,
    lastCommentBy: last.by,
    lastCommentAt: last.at,
    counted: counted.as('counted'),
  }
  const rows = db
    .select(fields)
    .from(quoteItems)
    .leftJoin(assigneeUser, eq(assigneeUser.login, quoteItems.assignee))
    .leftJoin(initiatorUser, eq(initiatorUser.login, quoteItems.initiator))
    .leftJoinLateral(last, sql`true`)
    .where(condition)
    .$dynamic()
  if (among !== undefined) rows.innerJoin(sql`${among} page`, sql`page.id = ${quoteItems.id}`)
  return { fields, rows }
}

/** A stored item with what a worklist shows of others. */
export type FoundItem = Awaited<ReturnType<typeof selectRows>['rows']>[number]
