import { workflowBuilder } from '#contract/workflow-builder'
import { text } from '#domain/messages'
import { codedMaster } from '../master/codedMaster.ts'
import { savedFrom } from '../master/savedFrom.ts'

/** The master of workflow steps. */
export const workflowSteps = codedMaster({
  kind: 'workflowStep',
  resource: 'workflowSteps',
  path: '/admin/workflow/steps',
  title: 'Workflow Steps',
  one: 'step',
  purpose: 'Templates are made of these steps; what is published keeps the names it was published with.',
  unread: text('workflowStepsLoadError'),
  save: (calls, { id, version, values }) =>
    calls.call(workflowBuilder.saveStep, { body: { ...values, ...savedFrom(String(id), version) } }),
  remove: (calls, { id }) => calls.call(workflowBuilder.deleteStep, { params: { id } }),
  messages: { saved: text('workflowStepSaved'), failed: text('workflowStepSaveError') },
})
