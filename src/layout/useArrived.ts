import { useEffect, useState } from 'react'
import type { Fetched } from './part.tsx'

/**
 * Whether the parts that something is first shown with are here. To wait for them above what shows them is quicker than
 * a fallback inside: React would keep back what follows one for some 300 ms. A part that can't be fetched is not waited
 * for.
 */
export function useArrived(parts: readonly Fetched[]): boolean {
  const [first] = useState(parts)
  const [hasArrived, setHasArrived] = useState(() => first.every(({ isHere }) => isHere()))
  useEffect(() => {
    if (hasArrived) return
    let isWanted = true
    void Promise.all(first.map(({ preload }) => preload())).then(() => {
      if (isWanted) setHasArrived(true)
    })
    return () => {
      isWanted = false
    }
  }, [first, hasArrived])
  return hasArrived
}
