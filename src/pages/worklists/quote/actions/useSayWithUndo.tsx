import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNotify } from 'react-admin'
import { quoteWorklist, type WorklistRow } from '#contract/quote-worklist'
import { text } from '#domain/messages'
import { undoOf } from '#domain/workflow'
import { refreshCalls, useProvider } from '../../../../dataProvider/index.ts'
import { useSay, useSayFailure } from '../../../../layout/notifications/useSay.ts'
import { useShownPage } from '../../shownPage.ts'
import { UndoMessage } from './UndoMessage.tsx'

/** What of a row is needed to take an action on it back. */
type Acted = Pick<WorklistRow, 'id' | 'hashKey' | 'holdReason'>

/** Says that an action happened and, where one takes it back, offers to. */
export function useSayWithUndo() {
  const dataProvider = useProvider()
  const queryClient = useQueryClient()
  const shown = useShownPage<WorklistRow>()
  const notify = useNotify()
  const say = useSay()
  const sayFailure = useSayFailure()

  const undo = useCallback(
    async (action: string, rows: readonly Acted[]) => {
      try {
        const { results } = await dataProvider.call(quoteWorklist.actions, {
          body: {
            action,
            // What an item waited for is not lost by taking it off hold and back.
            comment: rows.length === 1 && action === 'ONHOLD' ? (rows[0]?.holdReason ?? '') : '',
            items: rows.map(({ id, hashKey }) => ({ quoteItemId: id, hashKey })),
          },
        })
        const refused = results.filter(({ ok }) => !ok)
        if (refused.length === 0) say(text('actionSuccess', { action }), 'success')
        else
          say(
            refused.map(({ message }) => message || text('actionUnable')),
            'warning',
          )
      } catch (error) {
        sayFailure(error, text('actionUnable'))
      }
      await Promise.all([shown.refetch(), refreshCalls(queryClient, [quoteWorklist.counts])])
    },
    [dataProvider, queryClient, say, sayFailure, shown],
  )

  return useCallback(
    (sentence: string, action: string, rows: readonly Acted[]) => {
      const back = undoOf(action)
      if (back === null || rows.length === 0) {
        say(sentence, 'success')
        return
      }
      notify(<UndoMessage onUndo={() => void undo(back, rows)}>{sentence}</UndoMessage>, { type: 'success' })
    },
    [notify, say, undo],
  )
}
