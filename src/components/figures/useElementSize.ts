import { type RefCallback, useLayoutEffect, useState } from 'react'

export interface ElementSize {
  readonly width: number
  readonly height: number
}

/** The size of an element in pixels, as it changes; null until it is laid out. */
export function useElementSize(): [RefCallback<HTMLElement>, ElementSize | null] {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [size, setSize] = useState<ElementSize | null>(null)
  useLayoutEffect(() => {
    if (element === null) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      setSize(now => (now?.width === width && now.height === height ? now : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return [setElement, size !== null && size.width > 0 && size.height > 0 ? size : null]
}
