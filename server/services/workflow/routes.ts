import type { workflow } from '#contract/workflow'
import { itemReference } from '#domain/quotes'
import { explain } from '#domain/workflow'
import type { Handlers } from '../../http/mount.ts'
import { notFound } from '../../http/problem.ts'
import { actorOf, assertMaySee } from '../quote/access.ts'
import { overviewFindings } from '../quote/findings.ts'
import { itemOrProblem, stateOf } from '../quote/itemRow.ts'
import { askErp } from '../quote/productCodes.ts'
import { readItemSections } from '../quote/sections.ts'
import type { Person } from '../security/person.ts'
import { act, type WorkflowDeps } from './act.ts'
import { workflowAnswer } from './answer.ts'
import { workflowReport } from './report.ts'
import { updateWorkflow } from './update.ts'

async function stepsOf(deps: WorkflowDeps, person: Person, quoteItemId: number) {
  const owned = await itemOrProblem(deps.db, quoteItemId)
  const { item, quote } = owned
  assertMaySee(person, owned, itemReference(quote.id, item.itemNo))
  const [definition, { product, compliance }] = await Promise.all([
    deps.definitions.of(item.templateId),
    readItemSections(deps.db, item.id),
  ])
  const step = definition.steps.find(candidate => candidate.code === item.stepCode)
  const findings = await overviewFindings(
    deps.db,
    await askErp(deps.lgx, item.customerCode, product.data.code),
    item,
    { product: product.data, compliance: compliance.data },
    step?.fieldRules ?? [],
  )
  return explain(definition, stateOf(item), actorOf(person, quote.owner), findings).map(state => ({
    ...state,
    owners: [...state.owners],
  }))
}

/** Handlers of the workflow service. The workflow of an item has the item's id. */
export function workflowHandlers(deps: WorkflowDeps): Handlers<typeof workflow> {
  return {
    details: ({ person, query }) => workflowAnswer(deps, person, query.workflowId, { mustSee: true }),
    report: ({ person, query }) => workflowReport(deps, person, query.workflowIds, new Date()),
    steps: ({ person, query }) => stepsOf(deps, person, query.wfId),
    action: ({ person, body }) => act(deps, person, body),
    update: ({ person, body }) => {
      if (body.workflowId !== body.quoteItemId) {
        throw notFound(`Workflow ${body.workflowId} of item ${body.quoteItemId}`)
      }
      return updateWorkflow(deps, person, body)
    },
  }
}
