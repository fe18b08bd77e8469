import { validationTabIds } from '#domain/quoteItem'
import { type StepAsk, stepAsks } from './stepAsks.ts'
import type { WorkflowStep } from './types.ts'

/**
 * What a forward action of the step asks for, in the order of the tabs. A definition that was stored before its steps said
 * so asks for the tabs with a required field.
 */
export function asksOf({ asks, fieldRules }: Pick<WorkflowStep, 'asks' | 'fieldRules'>): StepAsk[] {
  if (asks !== undefined) return stepAsks.filter(ask => asks.includes(ask))
  const required = new Set(fieldRules.filter(rule => rule.required).map(rule => rule.tabId))
  return stepAsks.filter(ask => ask !== 'purchaseOrder' && required.has(validationTabIds[ask] ?? 0))
}
