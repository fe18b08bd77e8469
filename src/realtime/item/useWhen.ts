import { useEffect, useState } from 'react'

const minute = 60_000

/** `just now` for a minute after `at` (a moment, ISO 8601), then `at 2:05 pm`. */
export function useWhen(at: string | undefined): string {
  const [isRecent, setIsRecent] = useState(true)
  useEffect(() => {
    setIsRecent(true)
    if (at === undefined) return
    const timer = setTimeout(setIsRecent, minute, false)
    return () => clearTimeout(timer)
  }, [at])
  if (at === undefined || isRecent) return 'just now'
  return `at ${new Date(at).toLocaleTimeString('en-AU', { timeStyle: 'short' })}`
}
