import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { workflowBuilder } from '#contract/workflow-builder'
import { failureLines } from '../../../../components/editing/failureLines.ts'
import { type BoxwrightDataProvider, refreshCalls } from '../../../../dataProvider/index.ts'
import { useSay } from '../../../../layout/notifications/useSay.ts'
import { fieldWords } from './words.ts'

/** What an edit answers: which template it was made to, where it may be the draft of the next version. */
type Answer = { readonly templateId: number | null }

export interface TemplateEdits {
  readonly busy: boolean
  /** Makes an edit, says what came of it, and shows the template it was made to; true when it was stored. */
  readonly edit: (
    work: (calls: BoxwrightDataProvider) => Promise<Answer>,
    saved: string | (() => string),
    failed: string,
  ) => Promise<boolean>
}

/** Edits of a template: each is stored at once. */
export function useTemplateEdits(templateId: number): TemplateEdits {
  const dataProvider = useDataProvider<BoxwrightDataProvider>()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const say = useSay()
  const [busy, setBusy] = useState(false)
  return {
    busy,
    edit: async (work, saved, failed) => {
      setBusy(true)
      try {
        const answer = await work(dataProvider)
        say(typeof saved === 'string' ? saved : saved(), 'success')
        await refreshCalls(queryClient, [
          workflowBuilder.template,
          workflowBuilder.templates,
          workflowBuilder.templateLog,
        ])
        if (answer.templateId !== null && answer.templateId !== templateId) {
          await navigate(`/admin/workflow/templates/${answer.templateId}`)
        }
        return true
      } catch (error) {
        say([failed, ...failureLines(error, field => fieldWords[field] ?? field)], 'error')
        // Somebody else may have been faster: what is there now is shown.
        await refreshCalls(queryClient, [workflowBuilder.template])
        return false
      } finally {
        setBusy(false)
      }
    },
  }
}
