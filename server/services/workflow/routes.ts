import type { workflow } from '#contract/workflow'
import { itemReference } from '#domain/quotes'
import { explain } from '#domain/workflow'
import type { Handlers } from '../../http/mount.ts'
import { notFound } from '../../http/problem.ts'
import { actorOf, assertMaySee } from '../quote/access.ts'
import { stateOf } from '../quote/itemRow.ts'
import { askErp } from '../quote/productCodes.ts'
import type { Person } from '../security/person.ts'
import { act, type WorkflowDeps } from './act.ts'
import { findingsAt, workflowAnswer } from './answer.ts'
import { workflowReport } from './report.ts'
import { updateWorkflow } from './update.ts'
import { workItem } from './workItem.ts'

async function stepsOf({ db, lgx, definitions }: WorkflowDeps, person: Person, quoteItemId: number) {
  const work = await workItem(db, quoteItemId)
  const { item, quote, overview } = work
  assertMaySee(person, work, itemReference(quote.id, item.itemNo))
  const [definition, erp] = await Promise.all([
    definitions.of(item.templateId),
    askErp(lgx, item.customerCode, overview.product.code),
  ])
  const findings = findingsAt(definition, work, erp)
  const standing = stateOf({ ...item, assigneeName: work.assigneeName })
  return explain(definition, standing, actorOf(person, quote.owner), findings).map(state => ({
    ...state,
    owners: [...state.owners],
  }))
}

/** Handlers of the workflow service. The workflow of an item has the item's id. */
export function workflowHandlers(deps: WorkflowDeps): Handlers<typeof workflow> {
  return {
    details: ({ person, query }) => workflowAnswer(deps, person, query.workflowId, true),
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
