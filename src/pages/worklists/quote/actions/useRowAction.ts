import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { quoteWorklist, type WorklistRow } from '#contract/quote-worklist'
import { workflow } from '#contract/workflow'
import { text } from '#domain/messages'
import type { WorkAction } from '#domain/workflow'
import { useUser } from '../../../../authProvider/UserContext.ts'
import { isFailure, refreshCalls, useProvider } from '../../../../dataProvider/index.ts'
import { useSay, useSayFailure } from '../../../../layout/notifications/useSay.ts'
import { useShownPage } from '../../shownPage.ts'
import { rowAfter } from './rowAfter.ts'
import { rowExpected } from './rowExpected.ts'
import { useSayWithUndo } from './useSayWithUndo.tsx'

/** What a person says about an action. */
export interface Said {
  readonly reason?: string
  readonly comment?: string
}

const leaves = (action: WorkAction) => action === 'ONHOLD' || action === 'OFFHOLD'

/**
 * Takes an action on a row of the worklist on the screen. The row changes at once, and then to what the server
 * answered; what it refuses is put back and said. Answers whether the action was taken.
 */
export function useRowAction() {
  const dataProvider = useProvider()
  const queryClient = useQueryClient()
  const user = useUser()
  const shown = useShownPage<WorklistRow>()
  const say = useSay()
  const sayFailure = useSayFailure()
  const sayWithUndo = useSayWithUndo()

  /** Someone was faster: shows the row as it stands now and says by whom. */
  const showCurrent = useCallback(
    async (row: WorklistRow, sentence: string) => {
      const { details, history } = await dataProvider.call(workflow.details, {
        query: { workflowId: row.workflowId },
      })
      shown.replace(row.id, now => rowAfter(now, details))
      const last = history[0]
      say(last === undefined ? sentence : `${sentence} Last changed by ${last.whoName}.`, 'warning')
    },
    [dataProvider, say, shown],
  )

  return useCallback(
    async (row: WorklistRow, action: WorkAction, said: Said = {}): Promise<boolean> => {
      await shown.settle()
      // ONHOLD is asked in a dialog, which waits for the answer; its row leaves with the answer.
      const index = action === 'OFFHOLD' ? shown.remove(row.id) : -1
      shown.replace(row.id, now => rowExpected(now, action, user))
      const putBack = () => {
        if (index >= 0) shown.insert(row, index)
        shown.replace(row.id, () => row)
      }
      try {
        const { details } = await dataProvider.call(workflow.action, {
          body: {
            action,
            quoteId: row.quoteId,
            quoteItemId: row.id,
            isWorklist: true,
            isRemoveFromList: leaves(action),
            hashKey: row.hashKey,
            ...said,
          },
        })
        if (!details.actionOk) {
          putBack()
          shown.replace(row.id, now => rowAfter(now, details))
          say(details.actionMessage || text('actionUnable'), 'warning')
          return false
        }
        if (details.removedFromWorklist) {
          shown.remove(row.id)
          // The page has a gap now, and the first row of the next page belongs into it.
          void shown.refetch()
        } else {
          shown.replace(row.id, now => rowAfter(now, details))
        }
        sayWithUndo(text('actionSuccess', { action }), action, [
          { id: row.id, hashKey: details.hashKey, holdReason: row.holdReason },
        ])
        void refreshCalls(queryClient, [quoteWorklist.counts])
        return true
      } catch (error) {
        putBack()
        if (isFailure(error, 'stale')) {
          await showCurrent(row, error.message).catch(() => say(error.message, 'warning'))
        } else {
          sayFailure(error, text('actionUnable'))
        }
        if (isFailure(error, 'stale', 'not-found')) {
          void shown.refetch()
          void refreshCalls(queryClient, [quoteWorklist.counts])
        }
        return false
      }
    },
    [dataProvider, queryClient, say, sayFailure, sayWithUndo, showCurrent, shown, user],
  )
}
