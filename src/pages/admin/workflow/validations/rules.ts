import type { TemplateStepRow, WorkflowFieldRow, WorkflowValidationRow } from '#contract/workflow-builder'

/** What a rule can say of a field. */
export const ruleChoices = [
  { value: 'READ_ONLY', label: 'Read-only' },
  { value: 'EDITABLE', label: 'Can be edited' },
  { value: 'REQUIRED', label: 'Required' },
] as const

export type RuleChoice = (typeof ruleChoices)[number]['value']

export const ruleWords = (choice: string): string =>
  ruleChoices.find(({ value }) => value === choice)?.label ?? choice

/** What a choice says of a field, as a rule is saved. */
export const ruleChoiceOf = (choice: string) => ({
  readOnly: choice === 'READ_ONLY',
  required: choice === 'REQUIRED',
})

/** A field of a tab and what the chosen step lets people do with it. */
export interface FieldRule {
  readonly id: string
  readonly tabId: number
  readonly tab: string
  readonly label: string
  readonly fieldName: string
  readonly choice: RuleChoice
  /** Version of the rule; undefined: the field has none. */
  readonly version: number | undefined
}

type Rule = Pick<WorkflowValidationRow, 'readOnly' | 'required' | 'version'>

const choiceOf = (rule: Rule | undefined): RuleChoice =>
  rule === undefined || rule.readOnly ? 'READ_ONLY' : rule.required ? 'REQUIRED' : 'EDITABLE'

interface RulesOf {
  readonly step: Pick<TemplateStepRow, 'stepCode'>
  readonly tabs: readonly { readonly id: number; readonly label: string }[]
  readonly fields: readonly WorkflowFieldRow[]
  readonly rules: readonly WorkflowValidationRow[]
}

/** The fields with their rules at a step; a field without a rule is read-only. */
export function fieldRules({ step, tabs, fields, rules }: RulesOf): FieldRule[] {
  const key = (tabId: number, fieldName: string) => `${tabId}-${fieldName}`
  const here = new Map(
    rules
      .filter(({ stepCode }) => stepCode === step.stepCode)
      .map(rule => [key(rule.tabId, rule.fieldName), rule]),
  )
  return fields.map(({ tabId, fieldName, label }) => {
    const id = key(tabId, fieldName)
    const rule = here.get(id)
    const tab = tabs.find(each => each.id === tabId)?.label ?? ''
    return {
      id,
      tabId,
      tab: `${tabId} ${tab}`,
      label,
      fieldName,
      choice: choiceOf(rule),
      version: rule?.version,
    }
  })
}
