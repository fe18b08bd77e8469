import { startTransition, useEffect, useState } from 'react'

/**
 * The value, once the frame that it came with is on the screen: a browser shows a frame whole, so a picture that takes
 * long to draw would keep the figures beside it waiting.
 */
export function useFrameLater<Value>(value: Value): Value {
  const [shown, setShown] = useState(value)
  useEffect(() => {
    let behind: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      behind = setTimeout(() => startTransition(() => setShown(() => value)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(behind)
    }
  }, [value])
  return shown
}
