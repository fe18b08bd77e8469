import { and, asc, eq, gt, or } from 'drizzle-orm'
import type { Simulation } from '#contract/workflow-builder'
import type { Facts } from '#domain/quoteItem'
import { itemReference } from '#domain/quotes'
import { asksOf, findStep, incomplete, type WorkflowDefinition, type WorkflowStep } from '#domain/workflow'
import type { Database } from '../../database/database.ts'
import { quoteItems } from '../../database/schema/index.ts'
import { factsOf } from '../quoteItem/facts/factsOf.ts'
import { findingsAt, questionOf } from '../quoteItem/findingsAt.ts'
import { stateOf } from '../quoteItem/itemRow.ts'
import { readItems } from '../quoteItem/readItems.ts'
import type { WorkItem } from '../quoteItem/workItem.ts'
import { followsOther } from './followsOther.ts'

/** Open items of one version at one step, with how many there are. */
export interface Standing {
  readonly templateId: number
  readonly stepCode: string
  readonly items: number
}

/** So many are looked at that the answer comes while somebody waits for it, a portion at a time. */
const mostLooked = 2000
const portion = 200
const mostNamed = 20

const nameOf = ({ tabId, fieldName }: WorkflowStep['fieldRules'][number]) => `${tabId}.${fieldName}`

/** Whether a forward action of the step may ask for something else than now. */
function asksAnew(
  now: WorkflowDefinition | undefined,
  then: WorkflowDefinition,
  { stepCode }: Standing,
): boolean {
  const [before, after] = [now && findStep(now, stepCode), findStep(then, stepCode)]
  if (before === undefined || after === undefined) return false
  if (!after.actions.some(({ direction }) => direction === 'forward')) return false
  const asked = (step: WorkflowStep) =>
    JSON.stringify([
      asksOf(step),
      step.fieldRules
        .filter(rule => rule.required)
        .map(nameOf)
        .toSorted(),
    ])
  return asksOf(after).length > 0 && asked(before) !== asked(after)
}

/** What was not asked is not known, which is less than an outside system that did not answer. */
const withoutUnasked = (facts: Facts): Facts =>
  facts.productCodeTaken === 'failed' ? { ...facts, productCodeTaken: undefined } : facts

/** Why an item could not go on under a definition; '' when it could. */
function whyHeld(definition: WorkflowDefinition, work: WorkItem, facts: Facts): string {
  const step = findStep(definition, work.item.stepCode)
  if (step === undefined) return ''
  const findings = findingsAt(definition, work, facts, { scopes: [] })
  return incomplete(definition, step, stateOf(work.item), findings)
}

/** The next of the items of other versions that stand at one of these places. */
async function nextItems(
  db: Database,
  template: { readonly id: number; readonly name: string },
  places: readonly Standing[],
  after: number,
): Promise<WorkItem[]> {
  const isThere = or(
    ...places.map(({ templateId, stepCode }) =>
      and(eq(quoteItems.templateId, templateId), eq(quoteItems.stepCode, stepCode)),
    ),
  )
  const found = await db
    .select({ id: quoteItems.id })
    .from(quoteItems)
    .where(and(followsOther(db, template.name, template.id), isThere, gt(quoteItems.id, after)))
    .orderBy(asc(quoteItems.id))
    .limit(portion)
  return readItems(
    db,
    found.map(({ id }) => id),
  )
}

/**
 * Which of the open items of other versions a new ask of their step would hold, of those at steps that ask for something
 * else; at most 2000 are looked at. Outside systems are not asked: what only they know holds nobody here.
 */
export async function heldItems(
  db: Database,
  template: { readonly id: number; readonly name: string },
  then: WorkflowDefinition,
  now: ReadonlyMap<number, WorkflowDefinition>,
  standings: readonly Standing[],
): Promise<Simulation['held']> {
  const asked = standings.filter(standing => asksAnew(now.get(standing.templateId), then, standing))
  const places = [...new Map(asked.map(each => [`${each.templateId} ${each.stepCode}`, each])).values()]
  const held: { item: WorkItem; reason: string }[] = []
  let [looked, after, isOver] = [0, 0, places.length === 0]
  while (!isOver && looked < mostLooked) {
    const works = await nextItems(db, template, places, after)
    const facts = await factsOf(db, works.map(questionOf), new Map())
    for (const item of works) {
      const known = withoutUnasked(facts.get(item.item.id) ?? {})
      const before = now.get(item.item.templateId)
      const reason = whyHeld(then, item, known)
      if (reason !== '' && (before === undefined || whyHeld(before, item, known) === '')) {
        held.push({ item, reason })
      }
    }
    looked += works.length
    after = works.at(-1)?.item.id ?? after
    isOver = works.length < portion
  }
  return {
    items: held.length,
    looked,
    candidates: asked.reduce((total, { items }) => total + items, 0),
    first: held.slice(0, mostNamed).map(({ item: { item, quote }, reason }) => ({
      quoteItemId: item.id,
      reference: itemReference(quote.id, item.itemNo),
      stepName: item.stepName,
      reason,
    })),
  }
}
