import { type Facts, type Finding, findingsOf, type ItemSections } from '#domain/quoteItem'
import { findStep, type WorkflowDefinition } from '#domain/workflow'
import type { Database } from '../../database/database.ts'
import { onceFor } from '../../database/onceFor.ts'
import type { Lgx } from '../../integrations/lgx/lgx.ts'
import type { Person } from '../../person/person.ts'
import { factsOf } from './facts/factsOf.ts'
import type { Read } from './facts/found.ts'
import { askErp, codeOf, type ErpAnswers } from './facts/productCodes.ts'
import type { WorkItem } from './workItem.ts'

const questionFrom = onceFor(
  ({ item, quote, sections, found }: WorkItem): Read => ({
    id: item.id,
    customerCode: item.customerCode,
    businessUnit: item.businessUnit,
    sections,
    quoteDelivery: quote.delivery,
    isOfSet: quote.isMultiComponent,
    found,
  }),
)

/** The item as facts are asked about it. */
export const questionOf = (work: WorkItem): Read => questionFrom(work)

const findingsAtStep = onceFor(
  (
    sections: ItemSections,
    stepCode: string,
    definition: WorkflowDefinition,
    facts: Facts,
    scopes: Person['scopes'],
  ): Finding[] => {
    const fieldRules = findStep(definition, stepCode)?.fieldRules ?? []
    return findingsOf({ sections, facts, fieldRules, scopes })
  },
)

/** Everything wrong with, or missing from, an item at the step it is at, as this person is told of it. */
export function findingsAt(
  definition: WorkflowDefinition,
  { item, sections }: Pick<WorkItem, 'item' | 'sections'>,
  facts: Facts,
  { scopes }: Pick<Person, 'scopes'>,
): Finding[] {
  return findingsAtStep(sections, item.stepCode, definition, facts, scopes)
}

/** The facts of one item. `erp` was asked before. */
export async function factsOfItem(db: Database, work: WorkItem, erp: ErpAnswers): Promise<Facts> {
  return (await factsOf(db, [questionOf(work)], erp)).get(work.item.id) ?? {}
}

/** The facts of items, outside a transaction: the ERP system is asked too. */
export async function askFacts(
  db: Database,
  lgx: Lgx,
  works: readonly WorkItem[],
): Promise<ReadonlyMap<number, Facts>> {
  const questions = works.map(questionOf)
  return factsOf(db, questions, await askErp(lgx, questions.map(codeOf)))
}
