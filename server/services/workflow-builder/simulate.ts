import { and, asc, count, eq, isNull, sql } from 'drizzle-orm'
import type { Simulation } from '#contract/workflow-builder'
import { itemReference } from '#domain/quotes'
import { comparePaths, type PathChange, type WorkflowDefinition } from '#domain/workflow'
import type { Database } from '../../database/database.ts'
import { quoteItems, workflowTemplates } from '../../database/schema/index.ts'
import { stateOf } from '../quoteItem/itemRow.ts'
import { followsOther } from './followsOther.ts'
import { heldItems } from './heldItems.ts'
import { problemsOf } from './problemsOf.ts'
import { definitionOf } from './templateDetail.ts'
import { templateRow } from './templates.ts'

const most = 200

/** What decides the way of an item. */
const standing = {
  templateId: quoteItems.templateId,
  stepCode: quoteItems.stepCode,
  plant: quoteItems.plant,
  businessUnit: quoteItems.businessUnit,
  isPreprint: quoteItems.isPreprint,
  allowByPassDesign: quoteItems.allowByPassDesign,
  allowByPassPricing: quoteItems.allowByPassPricing,
  allowByPassCustomerService: quoteItems.allowByPassCustomerService,
} as const

/** Open items that follow other versions, those that stand alike together, with how many there are. */
const groupsOfOthers = (db: Database, name: string, templateId: number) =>
  db
    .select({ ...standing, items: count() })
    .from(quoteItems)
    .where(followsOther(db, name, templateId))
    .groupBy(...Object.values(standing))
    .orderBy(asc(sql`min(${quoteItems.id})`))

type Group = Awaited<ReturnType<typeof groupsOfOthers>>[number]

/** The first items of a group. */
const itemsOf = (db: Database, { items: _, ...group }: Group, limit: number) =>
  db
    .select({
      id: quoteItems.id,
      quoteId: quoteItems.quoteId,
      itemNo: quoteItems.itemNo,
      stepName: quoteItems.stepName,
      templateVersion: workflowTemplates.version,
    })
    .from(quoteItems)
    .innerJoin(workflowTemplates, eq(workflowTemplates.id, quoteItems.templateId))
    .where(
      and(
        ...Object.entries(group).map(([name, value]) => eq(standing[name as keyof typeof standing], value)),
        eq(quoteItems.isFinal, false),
        isNull(quoteItems.closeType),
      ),
    )
    .orderBy(asc(quoteItems.id))
    .limit(limit)

/** What would change for the items now in the workflow if they followed this template; changes nothing. */
export async function simulate(db: Database, templateId: number): Promise<Simulation> {
  const template = await templateRow(db, templateId)
  const then = await definitionOf(db, templateId)
  const groups = await groupsOfOthers(db, template.name, templateId)
  const definitions = new Map<number, WorkflowDefinition>()
  const compared: { readonly group: Group; readonly change: PathChange }[] = []
  for (const group of groups) {
    const now = definitions.get(group.templateId) ?? (await definitionOf(db, group.templateId))
    definitions.set(group.templateId, now)
    const nobody = {
      initiator: '',
      assignee: null,
      assignmentGroup: null,
      isOnHold: false,
      withVendor: false,
      orderPO: '',
      fileCount: 0,
      closeType: null,
    }
    compared.push({ group, change: comparePaths(now, then, stateOf({ ...nobody, ...group })) })
  }
  const changing = compared
    .filter(({ change }) => change.changes.length > 0)
    .toSorted((a, b) => Number(b.change.isStuck) - Number(a.change.isStuck))
  const sum = (rows: typeof compared) => rows.reduce((total, { group }) => total + group.items, 0)
  const changed: Simulation['changed'] = []
  // Where not all can be shown, some of every kind say more than many of one.
  const atMost = sum(changing) <= most ? most : Math.max(1, Math.floor(most / changing.length))
  for (const { group, change } of changing) {
    if (changed.length >= most) break
    for (const item of await itemsOf(db, group, atMost)) {
      changed.push({
        quoteItemId: item.id,
        reference: itemReference(item.quoteId, item.itemNo),
        templateVersion: item.templateVersion,
        stepCode: group.stepCode,
        stepName: item.stepName,
        changes: [...change.changes],
        isStuck: change.isStuck,
        before: [...change.before],
        after: [...change.after],
      })
    }
  }
  return {
    items: sum(compared),
    changedItems: sum(changing),
    stuckItems: sum(changing.filter(({ change }) => change.isStuck)),
    changed,
    held: await heldItems(db, template, then, definitions, groups),
    problems: await problemsOf(db, then),
  }
}
