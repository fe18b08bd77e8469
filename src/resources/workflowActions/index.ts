import { workflowBuilder } from '#contract/workflow-builder'
import { text } from '#domain/messages'
import { codedMaster } from '../master/codedMaster.ts'
import { savedFrom } from '../master/savedFrom.ts'

/** The master of workflow actions. */
export const workflowActions = codedMaster({
  kind: 'workflowAction',
  resource: 'workflowActions',
  path: '/admin/workflow/actions',
  title: 'Workflow Actions',
  one: 'action',
  purpose: 'Steps of templates have these actions; each leads to another step.',
  unread: text('workflowActionsLoadError'),
  save: (calls, { id, version, values }) =>
    calls.call(workflowBuilder.saveAction, { body: { ...values, ...savedFrom(String(id), version) } }),
  remove: (calls, { id }) => calls.call(workflowBuilder.deleteAction, { params: { id } }),
  messages: { saved: text('workflowActionSaved'), failed: text('workflowActionSaveError') },
})
