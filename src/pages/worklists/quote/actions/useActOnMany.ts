import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useDataProvider, useListContext } from 'react-admin'
import { quoteWorklist, type WorklistRow } from '#contract/quote-worklist'
import { text } from '#domain/messages'
import { useUser } from '../../../../authProvider/UserContext.ts'
import { itemCallsBesideLists } from '../../../../components/workflow/itemCalls.ts'
import { type BoxwrightDataProvider, refreshCalls } from '../../../../dataProvider/index.ts'
import { useSay, useSayFailure } from '../../../../layout/notifications/useSay.ts'
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
  const dataProvider = useDataProvider<BoxwrightDataProvider>()
  const queryClient = useQueryClient()
  const user = useUser()
  const shown = useShownPage<WorklistRow>()
  const { selectedIds, onSelect } = useListContext<WorklistRow>()
  const say = useSay()
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
        const refused = results.filter(({ ok }) => !ok)
        const acted = new Set(rows.map(({ id }) => id))
        const failed = refused.map(({ quoteItemId }) => quoteItemId)
        onSelect([...selectedIds.filter(id => !acted.has(Number(id))), ...(rows.length > 1 ? failed : [])])
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
        if (refused.length > 0) {
          say(
            refused.map(({ reference, message }) => {
              const sentence = message || text('actionUnable')
              return sentence.includes(reference) ? sentence : `${reference}: ${sentence}`
            }),
            'warning',
          )
        }
        // Rows that left have made a gap, and what was refused may stand somewhere else by now.
        if (!staysInList(code) || refused.length > 0) void shown.refetch()
        void refreshCalls(queryClient, itemCallsBesideLists)
        return done.length > 0
      } catch (error) {
        for (const row of rows) shown.replace(row.id, () => row)
        sayFailure(error, text('actionUnable'))
        return false
      }
    },
    [dataProvider, queryClient, user, shown, selectedIds, onSelect, say, sayFailure, sayWithUndo],
  )
}
