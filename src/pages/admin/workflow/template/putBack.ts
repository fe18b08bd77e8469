import {
  type TemplateLogEntry,
  type WorkflowTemplateDetail,
  type WorkflowValidationRow,
  workflowBuilder,
} from '#contract/workflow-builder'
import type { BoxwrightDataProvider } from '../../../../dataProvider/index.ts'
import { ruleChoiceOf } from '../validations/rules.ts'
import { ruleOf } from './historyWords.ts'

type Work = (calls: BoxwrightDataProvider) => Promise<{ readonly templateId: number | null }>
type Entry = Pick<TemplateLogEntry, 'step' | 'action' | 'field' | 'old' | 'new'>

const stepFields = ['kind', 'bypass', 'asks', 'sequence']
const actionFields = ['targetStepCode', 'direction', 'sequence']
const detailFields = ['name', 'description']

const part = (whole: unknown): Readonly<Record<string, never>> => whole as Readonly<Record<string, never>>

/**
/**
 * The call that makes a draft say again what it said before a change; null when there is no such call. `rules`: those
 * of its fields; undefined when they are on the way, or the person may not keep them.
 */
export function putBack(
  detail: WorkflowTemplateDetail,
  rules: readonly WorkflowValidationRow[] | undefined,
  entry: Entry,
): Work | null {
  if (entry.step === null) return putBackDetails(detail, entry)
  const step = detail.steps.find(({ stepCode }) => stepCode === entry.step)
  if (step === undefined) return entry.action === null ? putBackStep(detail, entry) : null
  if (entry.action !== null) return putBackAction(detail, step.id, entry)
  const rule = ruleOf(entry.field)
  if (rule !== null) {
    if (rules === undefined) return null
    const stored = rules.find(
      row => row.templateStepId === step.id && row.tabId === rule.tabId && row.fieldName === rule.fieldName,
    )
    const from = stored === undefined ? {} : { version: stored.version }
    const body = { templateStepId: step.id, ...from, ...rule, ...ruleChoiceOf(String(entry.old)) }
    return calls => calls.call(workflowBuilder.saveValidation, { body })
  }
  if (!stepFields.includes(entry.field)) return null
  const { id, version, templateId, stepCode, sequence, kind, bypass, asks } = step
  const body = { id, version, templateId, stepCode, sequence, kind, bypass, asks, [entry.field]: entry.old }
  return calls => calls.call(workflowBuilder.saveTemplateStep, { body })
}

function putBackDetails({ template }: WorkflowTemplateDetail, { field, old }: Entry): Work | null {
  if (!detailFields.includes(field)) return null
  const { id, version, name, description } = template
  return async calls => {
    const body = { id, version, name, description, [field]: old }
    return { templateId: (await calls.call(workflowBuilder.saveTemplate, { body })).id }
  }
}

/** A step that was taken out comes back to its place; its actions are lines of their own. */
function putBackStep({ template }: WorkflowTemplateDetail, { field, new: whole }: Entry): Work | null {
  if (field !== 'deleted') return null
  const { stepCode, sequence, kind, bypass, asks } = part(whole)
  const body = { templateId: template.id, stepCode, sequence, kind, bypass, asks } as never
  return calls => calls.call(workflowBuilder.saveTemplateStep, { body })
}

function putBackAction(
  { actions, dialogs }: WorkflowTemplateDetail,
  templateStepId: number,
  { action: code, field, old, new: whole }: Entry,
): Work | null {
  const stored = actions.find(row => row.templateStepId === templateStepId && row.actionCode === code)
  if (stored === undefined) {
    if (field !== 'deleted') return null
    const { actionCode, targetStepCode, direction, sequence } = part(whole)
    const body = { templateStepId, actionCode, targetStepCode, direction, sequence } as never
    return calls => calls.call(workflowBuilder.saveTemplateStepAction, { body })
  }
  if (actionFields.includes(field)) {
    const { id, version, actionCode, targetStepCode, direction, sequence } = stored
    const body = {
      ...{ id, version, templateStepId, actionCode, targetStepCode, direction, sequence },
      [field]: old,
    }
    return calls => calls.call(workflowBuilder.saveTemplateStepAction, { body })
  }
  const [about, name] = field.split('.')
  const dialog = dialogs.find(({ id }) => id === stored.id)
  if (about !== 'dialog' || name === undefined) return null
  if (name === 'deleted' && dialog === undefined) {
    const { title, text, asksReason, commentRequired } = part(whole)
    const body = { id: stored.id, title, text, asksReason, commentRequired } as never
    return calls => calls.call(workflowBuilder.saveStepActionDialog, { body })
  }
  if (dialog === undefined || name === 'created' || name === 'deleted') return null
  const { id, version, title, text, asksReason, commentRequired } = dialog
  const body = { id, version, title, text, asksReason, commentRequired, [name]: old }
  return calls => calls.call(workflowBuilder.saveStepActionDialog, { body })
}
