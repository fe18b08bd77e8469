import { text } from '#domain/messages'
import { codedMaster } from '../../components/master/codedMaster.ts'
import { ofResource } from '../../components/master/ofResource.ts'
import { workflowActions } from './index.ts'

/** The master of workflow actions. */
export const workflowActionMaster = codedMaster({
  ...ofResource(workflowActions),
  kind: 'workflowAction',
  one: 'action',
  unread: text('workflowActionsLoadError'),
  messages: { saved: text('workflowActionSaved'), failed: text('workflowActionSaveError') },
})
