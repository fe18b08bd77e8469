import type { Done, Mark } from './guideSteps.ts'

const isVisible = (element: HTMLElement): boolean => element.getClientRects().length > 0

/** Whether it lies below a dialog: there, but out of reach. */
const isCovered = (element: HTMLElement): boolean => element.closest('[aria-hidden="true"]') !== null

const saysSo = (element: HTMLElement, words: string): boolean =>
  (element.textContent ?? '').trim().includes(words)

/** The elements in sight that a mark means. */
const meant = ({ css, words = '' }: Mark): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(css)].filter(
    element => saysSo(element, words) && isVisible(element),
  )

/** The first of them that can be used; null when there is none. */
export const findMark = (mark: Mark): HTMLElement | null =>
  meant(mark).find(element => !isCovered(element)) ?? null

/** The first of the marks that is in sight. */
export function findFirst(marks: readonly Mark[]): HTMLElement | null {
  for (const mark of marks) {
    const found = findMark(mark)
    if (found !== null) return found
  }
  return null
}

/** What is the case of what ends a step: the page that it means, or that something is there; '' when it is not. */
export function doneNow(done: Done, pathname: string): string {
  if ('page' in done) return done.page.test(pathname) ? pathname : ''
  return meant(done.seen).length === 0 ? '' : 'seen'
}
