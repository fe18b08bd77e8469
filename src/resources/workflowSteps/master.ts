import { text } from '#domain/messages'
import { codedMaster } from '../../components/master/codedMaster.ts'
import { ofResource } from '../../components/master/ofResource.ts'
import { workflowSteps } from './index.ts'

/** The master of workflow steps. */
export const workflowStepMaster = codedMaster({
  ...ofResource(workflowSteps),
  kind: 'workflowStep',
  one: 'step',
  unread: text('workflowStepsLoadError'),
  messages: { saved: text('workflowStepSaved'), failed: text('workflowStepSaveError') },
})
