import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { quoteWorklist, type WorklistRow } from '#contract/quote-worklist'
import { text } from '#domain/messages'
import { useUser } from '../../../../authProvider/UserContext.ts'
import { itemCallsBesideLists } from '../../../../components/workflow/itemCalls.ts'
import { refreshCalls, useProvider } from '../../../../dataProvider/index.ts'
import { useSayFailure } from '../../../../layout/notifications/useSay.ts'
import { useKeepFailed } from '../../selection/useKeepFailed.ts'
import { useSayRefusals } from '../../selection/useSayResults.ts'
import { useShownPage } from '../../shownPage.ts'
import { rowExpected } from './rowExpected.ts'
import type { Said } from './useRowAction.ts'
import { useSayWithUndo } from './useSayWithUndo.tsx'

interface Action {
  readonly code: string
  readonly name: string
}

const staysInList = (code: string): boolean => code === 'ACCEPT' || code === 'RELEASE'

/**
 * Takes an action on many rows of the worklist on the screen, each by itself. Rows change at once where it is known
 * how, and then to what the server answered; a row that failed says why and stays selected. Answers whether any
 * row was acted on.
 */
export function useActOnMany() {
  const dataProvider = useProvider()
  const queryClient = useQueryClient()
  const user = useUser()
  const shown = useShownPage<WorklistRow>()
  const keepFailed = useKeepFailed()
  const sayRefusals = useSayRefusals()
  const sayFailure = useSayFailure()
  const sayWithUndo = useSayWithUndo()

  return useCallback(
    async (rows: readonly WorklistRow[], action: Action, said: Said = {}): Promise<boolean> => {
      await shown.settle()
      const { code } = action
      if (code === 'ACCEPT' || code === 'RELEASE') {
        for (const row of rows) shown.replace(row.id, now => rowExpected(now, code, user))
      }
      try {
        const { results } = await dataProvider.call(quoteWorklist.actions, {
          body: {
            action: code,
            ...said,
            items: rows.map(({ id, hashKey }) => ({ quoteItemId: id, hashKey })),
          },
        })
        for (const { quoteItemId, ok, row } of results) {
          if (ok && !staysInList(code)) shown.remove(quoteItemId)
          else if (row !== null) shown.replace(quoteItemId, () => row)
        }
        const done = results.filter(({ ok }) => ok)
        if (done.length > 0) {
          const before = new Map(rows.map(row => [row.id, row.holdReason]))
          const what = text('actionSuccess', { action: code })
          sayWithUndo(
            rows.length === 1 ? what : `${what}: ${done.length} of ${rows.length} items`,
            code,
            done.flatMap(({ row }) =>
              row === null ? [] : [{ ...row, holdReason: before.get(row.id) ?? '' }],
            ),
          )
        }
        const outcomes = results.map(({ quoteItemId: id, ...result }) => ({ ...result, id }))
        keepFailed(outcomes)
        sayRefusals(outcomes)
        // Rows that left have made a gap, and what was refused may stand somewhere else by now.
        if (!staysInList(code) || done.length < results.length) void shown.refetch()
        void refreshCalls(queryClient, itemCallsBesideLists)
        return done.length > 0
      } catch (error) {
        for (const row of rows) shown.replace(row.id, () => row)
        sayFailure(error, text('actionUnable'))
        return false
      }
    },
    [dataProvider, queryClient, user, shown, keepFailed, sayRefusals, sayFailure, sayWithUndo],
  )
}
