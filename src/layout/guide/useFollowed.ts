import type Popper from '@mui/material/Popper'
import { type ComponentProps, useEffect, useRef } from 'react'

type PopperRef = NonNullable<ComponentProps<typeof Popper>['popperRef']>

/** Keeps what stands at an element beside it when the page moves it: Popper itself looks when something scrolls only. */
export function useFollowed(target: HTMLElement | null): PopperRef {
  const popper = useRef<{ update(): Promise<unknown> } | null>(null)
  useEffect(() => {
    if (target === null) return undefined
    let was = ''
    let frame = 0
    const look = () => {
      const { x, y, width, height } = target.getBoundingClientRect()
      const now = [x, y, width, height].map(Math.round).join()
      if (now !== was) void popper.current?.update()
      was = now
      frame = requestAnimationFrame(look)
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [target])
  return popper as PopperRef
}
