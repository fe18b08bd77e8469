import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Simulation } from '#contract/workflow-builder'
import { itemReference } from '#domain/quotes'
import { comparePaths, type PathChange, validateDefinition, type WorkflowDefinition } from '#domain/workflow'
import type { Database } from '../../database/database.ts'
import { quoteItems, workflowTemplates } from '../../database/schema/index.ts'
import { stateOf } from '../quote/itemRow.ts'
import { definitionOf } from './templateDetail.ts'
import { templateRow } from './templates.ts'

const most = 200

/** Open items that follow other versions of the template of this name. */
export async function itemsOfOthers(db: Database, name: string, templateId: number) {
  const others = db
    .select({ id: workflowTemplates.id })
    .from(workflowTemplates)
    .where(and(eq(workflowTemplates.name, name), ne(workflowTemplates.id, templateId)))
  return db
    .select({ item: quoteItems, templateVersion: workflowTemplates.version })
    .from(quoteItems)
    .innerJoin(workflowTemplates, eq(workflowTemplates.id, quoteItems.templateId))
    .where(
      and(
        inArray(quoteItems.templateId, others),
        eq(quoteItems.isFinal, false),
        isNull(quoteItems.closeType),
      ),
    )
    .orderBy(quoteItems.id)
}

/** What would change for the items now in the workflow if they followed this template; changes nothing. */
export async function simulate(db: Database, templateId: number): Promise<Simulation> {
  const template = await templateRow(db, templateId)
  const then = await definitionOf(db, templateId)
  const items = await itemsOfOthers(db, template.name, templateId)
  const definitions = new Map<number, WorkflowDefinition>()
  // Items that stand alike go alike: each way is compared once.
  const compared = new Map<string, PathChange>()
  const changed: (Simulation['changed'][number] & { isStuck: boolean })[] = []
  for (const { item, templateVersion } of items) {
    const now = definitions.get(item.templateId) ?? (await definitionOf(db, item.templateId))
    definitions.set(item.templateId, now)
    const state = stateOf(item)
    const key = JSON.stringify([
      item.templateId,
      state.stepCode,
      state.plantCode,
      state.businessUnit,
      state.bypass,
    ])
    const change = compared.get(key) ?? comparePaths(now, then, state)
    compared.set(key, change)
    if (change.changes.length === 0) continue
    changed.push({
      quoteItemId: item.id,
      reference: itemReference(item.quoteId, item.itemNo),
      templateVersion,
      stepCode: item.stepCode,
      stepName: item.stepName,
      changes: [...change.changes],
      isStuck: change.isStuck,
      before: [...change.before],
      after: [...change.after],
    })
  }
  return {
    items: items.length,
    changedItems: changed.length,
    stuckItems: changed.filter(each => each.isStuck).length,
    changed: changed.toSorted((a, b) => Number(b.isStuck) - Number(a.isStuck)).slice(0, most),
    problems: validateDefinition(then),
  }
}
