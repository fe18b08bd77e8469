import type { TemplateStepRow, WorkflowFieldRow, WorkflowValidationRow } from '#contract/workflow-builder'

/** What a rule can say of a field. */
export const ruleChoices = [
  { value: 'READ_ONLY', label: 'Read-only' },
  { value: 'EDITABLE', label: 'Can be edited' },
  { value: 'REQUIRED', label: 'Required' },
] as const

export type RuleChoice = (typeof ruleChoices)[number]['value']

/** The label of a choice. */
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
  /** Whether the field is in use; one that is not can only lose its rule. */
  readonly isActive: boolean
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

/** What the rule of a field can be changed to. */
export const choicesOf = ({ isActive, choice }: Pick<FieldRule, 'isActive' | 'choice'>) =>
  ruleChoices.filter(({ value }) => isActive || value === 'READ_ONLY' || value === choice)

/**
 * The fields with their rules at a step; a field without a rule is read-only. One that is not in use any more is there
 * as long as a rule opens or requires it.
 */
export function fieldRules({ step, tabs, fields, rules }: RulesOf): FieldRule[] {
  const key = (tabId: number, fieldName: string) => `${tabId}-${fieldName}`
  const here = new Map(
    rules
      .filter(({ stepCode }) => stepCode === step.stepCode)
      .map(rule => [key(rule.tabId, rule.fieldName), rule]),
  )
  const rows = fields.map(({ tabId, fieldName, label, isActive }) => {
    const id = key(tabId, fieldName)
    const rule = here.get(id)
    const tab = tabs.find(each => each.id === tabId)?.label ?? ''
    return {
      id,
      tabId,
      tab: `${tabId} ${tab}`,
      label: isActive ? label : `${label} (inactive)`,
      fieldName,
      isActive,
      choice: choiceOf(rule),
      version: rule?.version,
    }
  })
  return rows.filter(({ isActive, choice }) => isActive || choice !== 'READ_ONLY')
}

/** The same fields with the rules that are stored now; one that has none is read-only. */
export const storedIn = (
  rows: readonly FieldRule[],
  rules: readonly (Rule & Pick<WorkflowValidationRow, 'tabId' | 'fieldName'>)[],
): FieldRule[] =>
  rows.map(row => {
    const rule = rules.find(({ tabId, fieldName }) => tabId === row.tabId && fieldName === row.fieldName)
    return { ...row, choice: choiceOf(rule), version: rule?.version }
  })
