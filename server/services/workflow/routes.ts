import type { workflow } from '#contract/workflow'
import { explain } from '#domain/workflow'
import type { Handlers } from '../../http/mount.ts'
import type { Person } from '../../person/person.ts'
import { notFound } from '../../problem/problem.ts'
import { actorOf } from '../quoteItem/access.ts'
import { findingsAt } from '../quoteItem/findingsAt.ts'
import { stateOf } from '../quoteItem/itemRow.ts'
import { act, type WorkflowDeps } from './act.ts'
import { standingOfItem, workflowAnswer } from './answer.ts'
import { workflowReport } from './report.ts'
import { updateWorkflow } from './update.ts'

async function stepsOf(deps: WorkflowDeps, person: Person, quoteItemId: number) {
  const { definition, work, facts } = await standingOfItem(deps, person, quoteItemId, true)
  const findings = findingsAt(definition, work, facts, person)
  const standing = stateOf({ ...work.item, assigneeName: work.assigneeName })
  return explain(definition, standing, actorOf(person, work.quote.owner), findings).map(state => ({
    ...state,
    owners: [...state.owners],
    ownerNames: [...state.ownerNames],
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
