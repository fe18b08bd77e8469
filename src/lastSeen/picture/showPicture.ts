import { fateOf, type Picture, pictureKey, type Spot } from './picture.ts'
import { drawShape } from './shape.ts'

/** What stands in for something that is on its way. */
const standIn = '[data-stand-in]'

const hasCome = (root: Element): boolean => root.textContent !== '' && root.querySelector(standIn) === null

function draw({ styles, page }: Picture): HTMLElement {
  const frame = document.createElement('div')
  frame.id = 'picture'
  frame.inert = true
  frame.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647; overflow: hidden'
  // Closed: nothing that looks for a row, a heading or a button finds those of a picture.
  const shadow = frame.attachShadow({ mode: 'closed' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  shadow.adoptedStyleSheets = [sheet]
  shadow.append(...page.map(drawShape))
  return frame
}

/**
 * Shows how this page looked when the person left it, over the empty `root`, until the application has filled that: with
 * rows, or with why there are none.
 */
export function showPicture(root: Element, spot: Spot): void {
  const text = window.localStorage.getItem(pictureKey)
  if (text === null) return
  const picture = JSON.parse(text) as Picture
  const fate = fateOf(picture, spot)
  if (fate === 'forget') window.localStorage.removeItem(pictureKey)
  if (fate !== 'show') return
  const drawn = draw(picture)
  root.after(drawn)
  const watch = new MutationObserver(() => {
    if (!hasCome(root)) return
    watch.disconnect()
    drawn.remove()
  })
  watch.observe(root, { childList: true, subtree: true })
}
