import type { Session } from '../../authProvider/signIn.ts'
import { type Picture, pictureKeys } from './picture.ts'
import { shapesOf } from './shape.ts'
import { spotOf } from './spotOf.ts'
import { stylesOf } from './stylesOf.ts'

/** Characters that one may have: it shares its place with the sign-in and what is typed. */
const largest = 600_000

/** What is opened over a worklist or chosen in it is not there at the next visit. */
const inTheWay = [
  ...['body > [role="presentation"]', '[role="dialog"]', '[role="menu"]', '[role="listbox"]'],
  ...['tbody [aria-selected="true"]', 'tbody [aria-current="true"]', 'tbody > tr[aria-hidden]:first-child'],
].join()

/** Says of rows when they were read; hidden while they are fresh, and seen in their picture. */
const mark = '[data-as-of]'

/** Below the edge of the window, where a picture has no way to scroll to. */
const isBelow = (element: Element): boolean => element.getBoundingClientRect().top >= window.innerHeight

const isHidden = (element: Element): boolean => element.matches(`[hidden]:not(${mark})`) || isBelow(element)

/** Whether the page is a worklist with fresh rows, from the first on, and nothing open over it. */
const isAtRest = (root: Element): boolean =>
  root.querySelector(`${mark}[hidden]`) !== null &&
  root.querySelector('[data-row]') !== null &&
  document.querySelector(inTheWay) === null

/**
 * Keeps how the page looks for the next visit, when it is a worklist at rest; else what was kept stays. `home` is the path
 * that the start page leads to.
 */
export function takePicture(root: Element, { storedAs, subject }: Session, home: string): void {
  const { build, address, look, now, isViewedAs } = spotOf(window)
  if (build === null || isViewedAs || !isAtRest(root)) return
  const isHome = address === home
  const picture: Picture = {
    ...{ subject, session: storedAs, build, address, isHome, look, at: now },
    ...{ styles: stylesOf(document), page: shapesOf(root.childNodes, isHidden) },
  }
  const text = JSON.stringify(picture)
  if (text.length > largest) return
  try {
    window.localStorage.setItem(pictureKeys[isHome ? 'home' : 'last'], text)
  } catch {
    // There is no room: the next visit waits for the application.
  }
}
