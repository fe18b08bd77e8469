import { useEffect, useState } from 'react'
import type { Window } from './box.ts'

const measured = (): Window => ({ width: window.innerWidth, height: window.innerHeight })

/** The size of the browser's window, as it changes. */
export function useWindowSize(): Window {
  const [size, setSize] = useState(measured)
  useEffect(() => {
    const measure = () => setSize(measured())
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])
  return size
}
