import { startTransition, useEffect, useState } from 'react'

/** Milliseconds from one key to the next, of somebody who types. */
const betweenKeys = 120

/**
 * The value, once the frame that it came with is on the screen and it has stayed for a moment: a browser shows a frame
 * whole, so a picture that takes long to draw would keep the figures beside it, and the next key, waiting.
 */
export function useFrameLater<Value>(value: Value): Value {
  const [shown, setShown] = useState(value)
  useEffect(() => {
    let behind: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      behind = setTimeout(() => startTransition(() => setShown(() => value)), betweenKeys)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(behind)
    }
  }, [value])
  return shown
}
