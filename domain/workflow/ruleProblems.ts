import type { FieldRule } from '#domain/quoteItem'
import { duplicates } from './duplicates.ts'
import { type KnownField, ruledFieldWords } from './knownFields.ts'
import type { WorkflowStep } from './types.ts'

/** A field as a rule names it. */
export type RuledField = Pick<KnownField, 'tabId' | 'fieldName'>

const keyOf = ({ tabId, fieldName }: RuledField): string => `${tabId}.${fieldName}`

/**
 * What is wrong with the field rules of a step: a field required that nobody can fill in there, a rule of a field that
 * is not active, two rules of one field. A rule that says read-only says what no rule says (001 §6): it may stay when
 * its field is taken out of use.
 */
export function ruleProblems(
  { kind, fieldRules }: Pick<WorkflowStep, 'kind' | 'fieldRules'>,
  activeFields: readonly RuledField[],
): string[] {
  const active = new Set(activeFields.map(keyOf))
  const about = (is: (rule: FieldRule) => boolean, problem: string) =>
    fieldRules.filter(is).map(rule => `${ruledFieldWords(rule)} ${problem}`)
  return [
    ...about(rule => rule.required && rule.readOnly, 'is required but read-only'),
    ...about(
      rule => rule.required && !rule.readOnly && kind === 'final',
      'is required at a final step, where nobody can act',
    ),
    ...about(
      rule => (rule.required || !rule.readOnly) && !active.has(keyOf(rule)),
      'has a rule but is not an active field',
    ),
    ...duplicates(fieldRules.map(ruledFieldWords)).map(field => `${field} has two rules`),
  ]
}
