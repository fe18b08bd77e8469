import { useEffect, useState } from 'react'

/** True once `active` has been true for `patience` milliseconds without a break; false at once when it ends. */
export function useLasting(active: boolean, patience: number): boolean {
  const [lasting, setLasting] = useState(false)
  useEffect(() => {
    if (!active) {
      setLasting(false)
      return
    }
    const timer = setTimeout(() => setLasting(true), patience)
    return () => clearTimeout(timer)
  }, [active, patience])
  return active && lasting
}
