import { createContext, useContext, useSyncExternalStore } from 'react'
import type { DataRouter } from 'react-router-dom'

/** The router that says what it is opening, see {@link withoutOpening}. */
export const OpeningContext = createContext<Pick<DataRouter, 'subscribe' | 'state'> | null>(null)

/** Whether the next page is on its way while the one before stays. */
export function useIsOpening(): boolean {
  const router = useContext(OpeningContext)
  if (router === null) throw new Error('useIsOpening needs a Router above it')
  return useSyncExternalStore(router.subscribe, () => router.state.navigation.state === 'loading')
}
