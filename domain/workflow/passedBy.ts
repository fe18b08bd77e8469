import { findStep } from './findStep.ts'
import type { WorkflowDefinition } from './types.ts'

/** What people are told of the steps that an action led past, by their codes: `Passed by: Design.`; empty for none. */
export function passedBy(definition: WorkflowDefinition, codes: readonly string[]): string {
  if (codes.length === 0) return ''
  return `Passed by: ${codes.map(code => findStep(definition, code)?.name ?? code).join(', ')}.`
}
