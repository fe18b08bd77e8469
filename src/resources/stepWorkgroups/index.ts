import type { StepWorkgroupRow } from '#contract/workflow-builder'
import { masterResource } from '../../components/master/masterResource.ts'

/** The resource of step workgroups. */
export const stepWorkgroups = masterResource({
  name: 'admin/workflow/stepworkgroups',
  label: 'Step Workgroups',
  part: 'Workflow Building Blocks',
  about: 'Which workgroup owns a step. Templates take it up when they are published next.',
  recordRepresentation: ({ stepName, workgroupName }: StepWorkgroupRow) => `${workgroupName} at ${stepName}`,
})
