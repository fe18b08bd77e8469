import { eq, sql } from 'drizzle-orm'
import type { Product, QuoteItem } from '#contract/quote'
import { itemReference } from '#domain/quotes'
import { fieldLabel, validationTabIds } from '#domain/validation'
import { fieldAccess, ownerOf, refuseEdit, type WorkflowStep } from '#domain/workflow'
import { changedFields, lastChangedBy, logChanges } from '../../database/changeLog.ts'
import type { Database } from '../../database/database.ts'
import { quoteItems, quotes } from '../../database/schema/index.ts'
import { Problem } from '../../http/problem.ts'
import { announceItems } from '../../hub/announceItems.ts'
import { nameOf } from '../security/names.ts'
import type { Person } from '../security/person.ts'
import type { WorkflowDeps } from '../workflow/act.ts'
import { actorOf, assertMaySee } from './access.ts'
import { assertCategory } from './assertCategory.ts'
import { isMissing, type Overview, overviewFindings } from './findings.ts'
import { type ItemRow, itemOrProblem, stateOf } from './itemRow.ts'
import { loadItem } from './loadItem.ts'
import { askErp, type ErpAnswer } from './productCodes.ts'
import { readItemSections, writeSection } from './sections.ts'

export interface ProductSave {
  readonly quoteItemId: number
  readonly version: number
  readonly product: Product
}

/** Refuses a change of a field that the item's present step keeps read-only. */
function assertWritable(step: WorkflowStep, old: Product, now: Product): void {
  const errors = changedFields(old, now)
    .filter(field => fieldAccess(step, validationTabIds.overview ?? 0, field).readOnly)
    .map(field => ({
      path: `product.${field}`,
      message: `${fieldLabel(field)} is read-only at ${step.name}`,
    }))
  if (errors.length > 0) {
    throw new Problem('rule-failed', errors.map(error => error.message).join('. '), { errors })
  }
}

/** Refuses a change to an item category that nobody can choose. */
function assertNewCategory(old: Product, now: Product): void {
  if (now.itemCategory !== old.itemCategory && now.itemCategory !== '') {
    assertCategory(now.itemCategory, 'product.itemCategory')
  }
}

/** What is still missing may be saved for later; what is wrong may not. */
async function assertNothingWrong(
  tx: Database,
  erp: ErpAnswer,
  item: ItemRow,
  overview: Overview,
  step: WorkflowStep,
): Promise<void> {
  const findings = await overviewFindings(tx, erp, item, overview, step.fieldRules)
  const wrong = findings.filter(
    finding => finding.severity === 'error' && !isMissing(finding, overview.product),
  )
  if (wrong.length === 0) return
  throw new Problem('rule-failed', 'The product cannot be saved like this.', {
    errors: wrong.map(({ field, message }) => ({ path: `product.${field}`, message })),
  })
}

/** Columns of the item's worklist row that repeat the product. */
const repeated = (product: Product) => ({
  productCode: product.code,
  productDescription: product.description,
  itemCategory: product.itemCategory,
  plant: product.preferredPlantCode.split('-')[0] ?? '',
  orderQty: product.expectedOrderQuantity,
  drawingNo: product.drawingNo,
  isPreprint: product.printProcess === 'PREPRINT',
})

/** The workgroup that owns the step after the change, and a sentence when that moves the item. */
function reassigned(step: WorkflowStep, before: ItemRow, columns: ReturnType<typeof repeated>) {
  const group = ownerOf(step, stateOf({ ...before, ...columns }))
  const moves = group !== before.assignmentGroup
  return {
    columns: moves ? { assignmentGroup: group, workflowVersion: before.workflowVersion + 1 } : {},
    message: moves && group !== null ? `The item is now assigned to workgroup ${group}.` : '',
  }
}

/** Saves the product section on top of the version the person read, and evaluates the workflow again. */
export async function saveProduct(
  deps: WorkflowDeps,
  person: Person,
  { quoteItemId, version, product }: ProductSave,
): Promise<{ item: QuoteItem; actionMessage: string }> {
  const { item: found } = await itemOrProblem(deps.db, quoteItemId)
  const erp = await askErp(deps.lgx, found.customerCode, product.code)
  const outcome = await deps.db.transaction(async tx => {
    const owned = await itemOrProblem(tx, quoteItemId, true)
    const { item, quote } = owned
    assertMaySee(person, owned, itemReference(quote.id, item.itemNo))
    const definition = await deps.definitions.of(item.templateId, tx)
    const step = definition.steps.find(candidate => candidate.code === item.stepCode)
    if (step === undefined) throw new Error(`Step ${item.stepCode} is not in template ${item.templateId}.`)
    const state = stateOf({ ...item, assigneeName: await nameOf(tx, item.assignee) })
    const refusal = refuseEdit(step, state, actorOf(person, quote.owner))
    if (refusal !== '') throw new Problem('not-allowed', refusal)
    const { product: stored, compliance } = await readItemSections(tx, item.id)
    if (stored.version !== version) return { isStale: true as const }
    assertWritable(step, stored.data, product)
    assertNewCategory(stored.data, product)
    await assertNothingWrong(tx, erp, item, { product, compliance: compliance.data }, step)
    await writeSection(tx, item.id, 'product', version, product)
    const columns = repeated(product)
    const { columns: place, message } = reassigned(step, item, columns)
    const [after] = await tx
      .update(quoteItems)
      .set({ ...columns, ...place })
      .where(eq(quoteItems.id, item.id))
      .returning()
    await tx
      .update(quotes)
      .set({ updatedAt: sql`now()`, updatedBy: person.login })
      .where(eq(quotes.id, quote.id))
    await logChanges(
      tx,
      person.login,
      { what: 'quoteItem', key: String(item.id), quoteId: quote.id },
      stored.data,
      product,
    )
    await announceItems(tx, person, { what: 'saved', versions: { product: version + 1 } }, [
      { before: item, after: after ?? null },
    ])
    return { isStale: false as const, message }
  })
  const item = await loadItem(deps, person, quoteItemId)
  if (outcome.isStale) {
    const thing = { what: 'quoteItem', key: String(quoteItemId) }
    const who = (await lastChangedBy(deps.db, thing, Object.keys(product))) ?? 'Somebody'
    throw new Problem('stale', `${who} saved this product in the meantime.`, { current: item })
  }
  return { item, actionMessage: outcome.message }
}
