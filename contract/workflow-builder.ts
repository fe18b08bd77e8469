import type { Service } from './endpoint.ts'
import { notificationCalls } from './workflow-builder/notifications.ts'
import { optionCalls } from './workflow-builder/options.ts'
import { stepActionDialogCalls } from './workflow-builder/stepActionDialogs.ts'
import { actionCalls, stepCalls } from './workflow-builder/steps.ts'
import { stepWorkgroupCalls } from './workflow-builder/stepWorkgroups.ts'
import { templateCategoryCalls } from './workflow-builder/templateCategories.ts'
import { templateStepActionCalls } from './workflow-builder/templateStepActions.ts'
import { templateStepCalls } from './workflow-builder/templateSteps.ts'
import { templateCalls } from './workflow-builder/templates.ts'
import { validationCalls } from './workflow-builder/validations.ts'

export { WorkflowNotificationInput, WorkflowNotificationRow } from './workflow-builder/notifications.ts'
export { WorkflowOptionInput, WorkflowOptionRow } from './workflow-builder/options.ts'
export { Simulation } from './workflow-builder/simulation.ts'
export { StepActionDialogInput, StepActionDialogRow } from './workflow-builder/stepActionDialogs.ts'
export { WorkflowStepInput, WorkflowStepRow } from './workflow-builder/steps.ts'
export { StepWorkgroupInput, StepWorkgroupRow } from './workflow-builder/stepWorkgroups.ts'
export { TemplateCategoryInput, TemplateCategoryRow } from './workflow-builder/templateCategories.ts'
export { TemplateProblem } from './workflow-builder/templateProblem.ts'
export { TemplateStepActionRow } from './workflow-builder/templateStepActions.ts'
export { TemplateStepRow } from './workflow-builder/templateSteps.ts'
export {
  TemplateLogEntry,
  WorkflowTemplateDetail,
  WorkflowTemplateInput,
  WorkflowTemplateRow,
} from './workflow-builder/templates.ts'
export {
  SavedValidations,
  WorkflowFieldInput,
  WorkflowFieldRow,
  WorkflowValidationRow,
} from './workflow-builder/validations.ts'

/** Everything a workflow is made of, kept by administrators (decision A19). */
export const workflowBuilder = {
  ...stepCalls,
  ...stepWorkgroupCalls,
  ...actionCalls,
  ...optionCalls,
  ...templateCategoryCalls,
  ...templateCalls,
  ...stepActionDialogCalls,
  ...templateStepCalls,
  ...templateStepActionCalls,
  ...notificationCalls,
  ...validationCalls,
} satisfies Service
