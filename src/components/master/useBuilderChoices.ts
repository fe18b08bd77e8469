import { workflowBuilder } from '#contract/workflow-builder'
import { useCall } from '../../dataProvider/index.ts'

type Named = { readonly code: string; readonly name: string }

/** Names that several share are told apart by their codes. */
const named = (rows: readonly Named[]) =>
  rows.map(({ code, name }) => {
    const isShared = rows.some(other => other.name === name && other.code !== code)
    const label = isShared ? `${name} (${code})` : name
    return { code, label, description: label }
  })

/** The active steps to choose from; empty while they are on the way. */
export function useStepChoices() {
  return named(useCall(workflowBuilder.steps, { query: {} }, { meta: { quiet: true } }).data ?? [])
}

/** The active actions to choose from; empty while they are on the way. */
export function useActionChoices() {
  return named(useCall(workflowBuilder.actions, { query: {} }, { meta: { quiet: true } }).data ?? [])
}
