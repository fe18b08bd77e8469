import { useContext } from 'react'
import { OpeningContext } from './useIsOpening.ts'

/** Asks whether the next page is on its way while the one before stays; nothing is drawn anew for it. */
export function useAskOpening(): () => boolean {
  const router = useContext(OpeningContext)
  return () => router?.state.navigation.state === 'loading'
}
