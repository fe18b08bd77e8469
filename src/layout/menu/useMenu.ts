import { useMemo } from 'react'
import { quoteWorklist } from '#contract/quote-worklist'
import { useUser } from '../../authProvider/UserContext.ts'
import { useMay } from '../../authProvider/useRights.ts'
import { useCall } from '../../dataProvider/useCall.ts'
import { useLiveState } from '../../realtime/useLiveState.ts'
import { useConfig } from '../../useConfig.ts'
import type { MenuEntry } from './entries.ts'
import { menuOf } from './menu.ts'

/** Milliseconds between two counts; a window that is not seen does not ask. */
const countEvery = 30_000
/** The same while the hub says what changed. */
const countSeldom = 300_000

/** The signed-in person's menu with what waits in each worklist, counted again every so often. */
export function useMenu(): readonly MenuEntry[] {
  const user = useUser()
  const links = useConfig()
  const { data: counts } = useCall(
    quoteWorklist.counts,
    {},
    {
      enabled: useMay(quoteWorklist.counts.right),
      refetchInterval: useLiveState() === 'live' ? countSeldom : countEvery,
      staleTime: countEvery,
      meta: { quiet: true, patient: true },
    },
  )
  return useMemo(() => menuOf({ user, links, counts }), [user, links, counts])
}
