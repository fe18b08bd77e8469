import { useEffect, useState } from 'react'

/** True until the moment, in ms since 1970; null: no moment, and false. */
export function useUntil(moment: number | null): boolean {
  const [over, setOver] = useState<number | null>(null)
  useEffect(() => {
    if (moment === null) return
    const timer = setTimeout(() => setOver(moment), Math.max(0, moment - Date.now()))
    return () => clearTimeout(timer)
  }, [moment])
  return moment !== null && over !== moment
}
