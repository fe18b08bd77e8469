import { useState } from 'react'

/** Whether it is open or was: what a hundred rows have each, and hardly one opens, is made when it first opens. */
export function useOnceOpen(isOpen: boolean): boolean {
  const [isUsed, setUsed] = useState(isOpen)
  if (isOpen && !isUsed) setUsed(true)
  return isUsed
}
