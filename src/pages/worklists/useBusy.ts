import { useCallback, useState } from 'react'

/** Whether work is under way, and what does it. */
export function useBusy() {
  const [busy, setBusy] = useState(false)
  const during = useCallback(async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    setBusy(true)
    try {
      return await work()
    } finally {
      setBusy(false)
    }
  }, [])
  return { busy, during }
}
