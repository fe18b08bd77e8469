import { text } from '#domain/messages'
import { codedMaster } from '../../components/master/codedMaster.ts'
import { ofResource } from '../../components/master/ofResource.ts'
import { workflowSteps } from './index.ts'

/** The master of workflow steps. */
export const workflowStepMaster = codedMaster({
  ...ofResource(workflowSteps),
  kind: 'workflowStep',
  one: 'step',
  purpose: 'Templates are made of these steps; what is published keeps the names it was published with.',
  unread: text('workflowStepsLoadError'),
  messages: { saved: text('workflowStepSaved'), failed: text('workflowStepSaveError') },
})
