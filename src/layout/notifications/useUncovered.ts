import { type RefObject, useLayoutEffect } from 'react'

const isUnder = (one: DOMRect, over: DOMRect): boolean =>
  one.left < over.right && one.right > over.left && one.top < over.bottom && one.bottom > over.top

/** What has the focus, with its label and what is said below it. */
const focusedField = (): Element | null =>
  document.activeElement?.closest('.MuiFormControl-root') ?? document.activeElement

/**
 * What one works in is not hidden by what lies over the foot of the page: it is brought out from under it when that comes
 * and when the page grows, and what gets the focus by key is scrolled clear of it.
 * @param what changes when something else lies there; null: nothing does
 */
export function useUncovered(cover: RefObject<HTMLElement | null>, what: unknown): void {
  useLayoutEffect(() => {
    const page = document.getElementById('main-content')
    if (what === null || page === null || cover.current === null) return
    const lies = cover.current.getBoundingClientRect()
    page.style.scrollPaddingBottom = `${Math.max(0, page.getBoundingClientRect().bottom - lies.top)}px`
    const uncover = () => {
      const field = focusedField()
      if (field !== null && page.contains(field) && isUnder(field.getBoundingClientRect(), lies))
        field.scrollIntoView({ block: 'nearest' })
    }
    // Tells once at the start, too.
    const growth = new ResizeObserver(uncover)
    for (const part of page.children) growth.observe(part)
    return () => {
      growth.disconnect()
      page.style.scrollPaddingBottom = ''
    }
  }, [cover, what])
}
