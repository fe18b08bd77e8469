import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { type TemplateStepRow, workflowBuilder } from '#contract/workflow-builder'
import { text } from '#domain/messages'
import { failureLines } from '../../../../components/editing/failureLines.ts'
import { type BoxwrightDataProvider, refreshCalls } from '../../../../dataProvider/index.ts'
import { useSay } from '../../../../layout/notifications/useSay.ts'
import { labelOf } from '../template/words.ts'
import { type FieldRule, type RuleChoice, ruleChoiceOf } from './rules.ts'

/**
 * Says for fields what a step lets people do with them, one after the other; what is published gets a draft, which
 * `onDraft` is told. Answers whether all were stored.
 */
export function useSaveRules(step: TemplateStepRow, onDraft: (templateId: number) => void) {
  const calls = useDataProvider<BoxwrightDataProvider>()
  const queryClient = useQueryClient()
  const say = useSay()
  const [busy, setBusy] = useState(false)

  const save = async (rows: readonly FieldRule[], choice: RuleChoice): Promise<boolean> => {
    setBusy(true)
    let templateId = step.templateId
    try {
      for (const { tabId, fieldName, version } of rows) {
        const saved = await calls.call(workflowBuilder.saveValidation, {
          body: {
            templateStepId: step.id,
            tabId,
            fieldName,
            ...(version === undefined ? {} : { version }),
            ...ruleChoiceOf(choice),
          },
        })
        templateId = saved.templateId
      }
      say(text('workflowValidationSaved'), 'success')
      return true
    } catch (error) {
      say([text('workflowValidationSaveError'), ...failureLines(error, labelOf)], 'error')
      return false
    } finally {
      await refreshCalls(queryClient, [
        workflowBuilder.validations,
        workflowBuilder.templates,
        workflowBuilder.templateSteps,
        workflowBuilder.template,
      ])
      setBusy(false)
      if (templateId !== step.templateId) onDraft(templateId)
    }
  }
  return { save, busy }
}
