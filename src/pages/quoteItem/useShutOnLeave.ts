import { useEffect } from 'react'

/** Shuts what is only looked at when its tab is left, also by Back: it would lie over the page at the next visit. */
export function useShutOnLeave(shut: () => void): void {
  // A tab that is left stays as it is; only its effects end. Which `shut` it was makes no difference.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the end alone
  useEffect(() => shut, [])
}
