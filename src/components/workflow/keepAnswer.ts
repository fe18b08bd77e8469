import type { QueryClient } from '@tanstack/react-query'
import { type QuoteItem, quote } from '#contract/quote'
import { type WorkflowAnswer, workflow } from '#contract/workflow'
import { callKey } from '../../dataProvider/index.ts'

/**
 * Puts what an action answered where the item is shown, so that the next action starts from it and not from what is
 * still being fetched: an outdated hash key would be refused.
 */
export function keepAnswer(queryClient: QueryClient, quoteItemId: number, answer: WorkflowAnswer): void {
  const { details } = answer
  queryClient.setQueryData(callKey(workflow.details, { query: { workflowId: details.workflowId } }), answer)
  queryClient.setQueryData<QuoteItem>(callKey(quote.item, { params: { id: quoteItemId } }), item =>
    item === undefined
      ? undefined
      : {
          ...item,
          hashKey: details.hashKey,
          step: details.step,
          stepName: details.stepName,
          activeSequence: details.activeSequence,
          assignmentGroup: details.assignmentGroup,
          assignmentGroupName: details.assignmentGroupName,
          assignee: details.assignee,
          assigneeName: details.assigneeName,
          isOnHold: details.isOnHold,
        },
  )
}
