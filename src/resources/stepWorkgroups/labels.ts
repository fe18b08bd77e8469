import type { StepWorkgroupInput } from '#contract/workflow-builder'

/** What the fields of step workgroups are called. */
export const labels: Readonly<Record<keyof StepWorkgroupInput, string>> = {
  stepCode: 'Step',
  workgroupCode: 'Workgroup',
  plantCode: 'Plant',
  businessUnit: 'Business unit',
  isActive: 'In use',
}
