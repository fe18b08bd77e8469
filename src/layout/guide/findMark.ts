import type { Done, Mark } from './guideSteps.ts'

// What lies below a dialog is hidden from everybody who can't see it, and out of reach.
const isVisible = (element: HTMLElement): boolean =>
  element.getClientRects().length > 0 && element.closest('[aria-hidden="true"]') === null

const saysSo = (element: HTMLElement, words: string): boolean =>
  (element.textContent ?? '').trim().includes(words)

/** The first element in sight that a mark means; null when there is none. */
export const findMark = ({ css, words = '' }: Mark): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(css)].find(
    element => saysSo(element, words) && isVisible(element),
  ) ?? null

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
  return findMark(done.seen) === null ? '' : 'seen'
}
