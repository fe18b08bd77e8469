import { workflowBuilder } from '#contract/workflow-builder'
import { useCall } from '../../dataProvider/index.ts'

const named = (rows: readonly { readonly code: string; readonly name: string }[]) =>
  rows.map(({ code, name }) => ({ code, label: name, description: name }))

/** The active steps to choose from; empty while they are on the way. */
export function useStepChoices() {
  return named(useCall(workflowBuilder.steps, { query: {} }, { meta: { quiet: true } }).data ?? [])
}

/** The active actions to choose from; empty while they are on the way. */
export function useActionChoices() {
  return named(useCall(workflowBuilder.actions, { query: {} }, { meta: { quiet: true } }).data ?? [])
}
