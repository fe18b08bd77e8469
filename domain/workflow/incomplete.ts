import { listed } from '#domain/formats'
import { type Finding, fieldLabel, firstField, sections, validationTabIds } from '#domain/quoteItem'
import { asksOf } from './asksOf.ts'
import { fieldAccess } from './fieldAccess.ts'
import { lackedThings } from './lackedThings.ts'
import { isThing, stepAskLabel } from './stepAsks.ts'
import type { ItemState, WorkflowDefinition, WorkflowStep } from './types.ts'

/**
 * Why a forward action of the step has to wait, naming the tab and its first field: an error on a tab that the step asks
 * for, or a file or a purchase order that is not there; '' when nothing keeps it. Pass the findings of the tabs the item shows.
 */
export function incomplete(
  definition: Pick<WorkflowDefinition, 'steps'>,
  step: WorkflowStep,
  state: Pick<ItemState, 'hasPurchaseOrder' | 'hasFiles'>,
  findings: readonly Finding[],
): string {
  const lacked = lackedThings(step, state)
  for (const ask of asksOf(step)) {
    const thing = lacked.find(each => each.ask === ask)
    if (thing !== undefined) return thing.message
    if (isThing(ask)) continue
    const first = findings.find(finding => finding.tab === ask && finding.severity === 'error')
    if (first)
      return `${stepAskLabel(ask)} is not valid: ${sentence(first)}${elsewhere(definition, step, first)}`
  }
  return ''
}

/** A message that begins small follows the field's name; the others say it themselves. */
const sentence = ({ section, field, message }: Finding): string =>
  (/^\p{Lowercase}/u.test(message) ? `${fieldLabel(section, field)} ${message}` : message).replace(/\.$/, '')

/** Where a field can be changed that is read-only at the step; '' when it can be changed here, or nowhere. */
function elsewhere(
  { steps }: Pick<WorkflowDefinition, 'steps'>,
  step: WorkflowStep,
  { section, field }: Finding,
): string {
  const isEditable = (at: WorkflowStep) =>
    !fieldAccess(at, validationTabIds[sections[section].tab] ?? 0, firstField(field)).readOnly
  if (isEditable(step)) return ''
  const names = steps.filter(isEditable).map(({ name }) => name)
  return names.length === 0 ? '' : `. It can be changed at ${listed(names, 'or')}`
}
