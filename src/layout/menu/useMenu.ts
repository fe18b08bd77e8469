import { useMemo } from 'react'
import { useUser } from '../../authProvider/UserContext.ts'
import { useConfig } from '../../useConfig.ts'
import type { MenuEntry } from './entries.ts'
import { menuOf } from './menu.ts'
import { useCounting } from './useCounts.ts'

/** The signed-in person's menu with what waits in each worklist, counted again every so often. */
export function useMenu(): readonly MenuEntry[] {
  const user = useUser()
  const links = useConfig()
  const { data: counts, isLoading: isCounting } = useCounting()
  return useMemo(() => menuOf({ user, links, counts, isCounting }), [user, links, counts, isCounting])
}
