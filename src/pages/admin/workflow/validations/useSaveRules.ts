import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type TemplateStepRow, workflowBuilder } from '#contract/workflow-builder'
import { SavedValidations } from '#contract/workflow-builder/savedValidations'
import { text } from '#domain/messages'
import { failureLines } from '../../../../components/editing/failureLines.ts'
import { useStoreAtOnce } from '../../../../components/editing/useStoreAtOnce.ts'
import { refreshCalls, useProvider } from '../../../../dataProvider/index.ts'
import { useSay } from '../../../../layout/notifications/useSay.ts'
import { labelOf } from '../template/words.ts'
import { type FieldRule, type RuleChoice, ruleChoiceOf, storedIn } from './rules.ts'

type Choices = Readonly<Record<string, RuleChoice>>

/** Some fields with their rules as they were read, and the template step that these are rules of. */
interface Rules {
  readonly templateId: number
  readonly templateStepId: number
  readonly rows: readonly FieldRule[]
  /** What each of the fields may be, by the id of its row. */
  readonly values: Choices
}

const rulesOf = (at: Pick<Rules, 'templateId' | 'templateStepId'>, rows: readonly FieldRule[]): Rules => ({
  templateId: at.templateId,
  templateStepId: at.templateStepId,
  rows,
  values: Object.fromEntries(rows.map(({ id, choice }) => [id, choice])),
})

const labelAt = (path: string): string => labelOf(path.split('.').at(-1) ?? path)

/**
 * Says for fields what a step lets people do with them, all at once; what is published gets a draft, which `onDraft`
 * is told. Rules that somebody else changed in the meantime are a conflict to choose from.
 */
export function useSaveRules(step: TemplateStepRow, onDraft: (templateId: number) => void) {
  const calls = useProvider()
  const queryClient = useQueryClient()
  const say = useSay()
  const [busy, setBusy] = useState(false)
  const show = (templateId: number) => {
    if (templateId !== step.templateId) onDraft(templateId)
  }

  const save = async (values: Choices, { templateStepId, rows }: Rules) => {
    const rules = rows.map(({ id, tabId, fieldName, version, choice }) => ({
      tabId,
      fieldName,
      ...(version === undefined ? {} : { version }),
      ...ruleChoiceOf(values[id] ?? choice),
    }))
    setBusy(true)
    let shown = step.templateId
    try {
      const body = { templateStepId, rules }
      shown = (await calls.call(workflowBuilder.saveValidations, { body })).templateId
      say(text('workflowValidationSaved'), 'success')
    } finally {
      await refreshCalls(queryClient, [
        workflowBuilder.validations,
        workflowBuilder.templates,
        workflowBuilder.templateSteps,
        workflowBuilder.template,
      ])
      setBusy(false)
      show(shown)
    }
  }

  const { store, conflict, resolve, dismissConflict } = useStoreAtOnce<Choices, Rules>({
    save,
    reread: ({ current }, { rows }) => {
      const stored = SavedValidations.parse(current)
      return rulesOf(stored, storedIn(rows, stored.rules))
    },
    agreed: ({ templateId }) => {
      say(text('workflowValidationSaved'), 'success')
      show(templateId)
    },
    explain: error => say([text('workflowValidationSaveError'), ...failureLines(error, labelAt)], 'error'),
  })

  return {
    busy,
    save: (rows: readonly FieldRule[], choice: RuleChoice): Promise<boolean> =>
      store(
        Object.fromEntries(rows.map(({ id }) => [id, choice])),
        rulesOf({ templateId: step.templateId, templateStepId: step.id }, rows),
      ),
    conflict,
    resolve: async (values: Choices): Promise<boolean> => {
      const isStored = await resolve(values)
      if (isStored && conflict !== null) show(conflict.theirs.templateId)
      return isStored
    },
    /** Leaves what is stored, and shows it where it is. */
    dismissConflict: () => {
      dismissConflict()
      if (conflict !== null) show(conflict.theirs.templateId)
    },
  }
}
