import type { WorkflowStep } from './types.ts'

/** What people call a workgroup, as the owners of these steps say; its code where none of them does. */
export function workgroupName(steps: readonly Pick<WorkflowStep, 'owners'>[], code: string): string {
  for (const { owners } of steps) {
    const name = owners.find(owner => owner.workgroup === code)?.name
    if (name !== undefined) return name
  }
  return code
}
