import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type WorkflowTemplateDetail, workflowBuilder } from '#contract/workflow-builder'
import { failureLines } from '../../../../components/editing/failureLines.ts'
import {
  type BoxwrightDataProvider,
  callKey,
  refreshCalls,
  useProvider,
} from '../../../../dataProvider/index.ts'
import { useSay } from '../../../../layout/notifications/useSay.ts'
import { labelOf } from './words.ts'

/**
 * What an edit answers: which template it was made to, where it may be the draft of the next version; null: it is gone.
 */
interface Answer {
  readonly templateId: number | null
}

type Work<Done extends Answer> = (calls: BoxwrightDataProvider) => Promise<Done>

export interface TemplateEdits {
  readonly busy: boolean
  /** Makes an edit, says what came of it, and shows the template it was made to; true when it was stored. */
  readonly edit: (work: Work<Answer>, saved: string | (() => string), failed: string) => Promise<boolean>
  /** The same with the edit's answer, for a form that says itself why it was not stored: that is thrown. */
  readonly store: <Done extends Answer>(work: Work<Done>, saved: string | (() => string)) => Promise<Done>
  /** The template as it is stored now, which the page shows from then on. */
  readonly reread: () => Promise<WorkflowTemplateDetail>
}

/** Edits of a template: each is stored at once. */
export function useTemplateEdits(templateId: number): TemplateEdits {
  const dataProvider = useProvider()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { search } = useLocation()
  const say = useSay()
  const [busy, setBusy] = useState(false)

  const store: TemplateEdits['store'] = async (work, saved) => {
    setBusy(true)
    try {
      const answer = await work(dataProvider)
      say(typeof saved === 'string' ? saved : saved(), 'success')
      // What is gone is not asked for again while its page still stands.
      const isGone = answer.templateId === null
      await refreshCalls(queryClient, [
        ...(isGone ? [] : [workflowBuilder.template, workflowBuilder.templateLog]),
        workflowBuilder.templates,
        workflowBuilder.validations,
      ])
      if (isGone) {
        const queryKey = callKey(workflowBuilder.template)
        await queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
      }
      if (answer.templateId !== null && answer.templateId !== templateId) {
        await navigate({ pathname: `/admin/workflow/templates/${answer.templateId}`, search })
      }
      return answer
    } catch (error) {
      // Somebody else may have been faster: what is there now is shown.
      await refreshCalls(queryClient, [
        workflowBuilder.template,
        workflowBuilder.templateLog,
        workflowBuilder.validations,
      ])
      throw error
    } finally {
      setBusy(false)
    }
  }

  return {
    busy,
    store,
    edit: async (work, saved, failed) => {
      try {
        await store(work, saved)
        return true
      } catch (error) {
        say([failed, ...failureLines(error, labelOf)], 'error')
        return false
      }
    },
    reread: async () => {
      const input = { params: { id: templateId } }
      const detail = await dataProvider.call(workflowBuilder.template, input)
      queryClient.setQueryData(callKey(workflowBuilder.template, input), detail)
      return detail
    },
  }
}
