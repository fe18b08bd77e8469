import { hearLinks, signs } from './hearLinks.ts'
import { fateOf, type Picture, pictureKeys, type Spot } from './picture.ts'
import { drawShape } from './shape.ts'
import { frameId } from './wanted.ts'

/** What stands in for something that is on its way. */
const standIn = '[data-stand-in]'

/** Whether the page has been filled with something else than stand-ins. */
export const hasCome = (root: Element): boolean =>
  root.textContent !== '' && root.querySelector(standIn) === null

/** What is kept at a place, when it is to be shown here; what nobody may see is kept no longer. */
function pictureFor(key: string, spot: Spot): Picture | undefined {
  const text = window.localStorage.getItem(key)
  if (text === null) return
  const picture = JSON.parse(text) as Picture
  const fate = fateOf(picture, spot)
  if (fate === 'forget') window.localStorage.removeItem(key)
  return fate === 'show' ? picture : undefined
}

function draw({ styles, page }: Picture) {
  const frame = document.createElement('div')
  frame.id = frameId
  // What is no link lets clicks through: it does nothing until the application is there.
  frame.style.cssText =
    'position: fixed; inset: 0; z-index: 2147483647; overflow: hidden; pointer-events: none'
  // Closed: nothing that looks for a row, a heading or a button finds those of a picture.
  const shadow = frame.attachShadow({ mode: 'closed' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(signs + styles)
  shadow.adoptedStyleSheets = [sheet]
  shadow.append(...page.map(drawShape))
  for (const control of shadow.querySelectorAll('button, input')) control.toggleAttribute('inert', true)
  hearLinks(frame, shadow)
  return { frame, shadow }
}

/**
 * Shows how this page looked when the person left it, over the empty `root`, until the application has filled that: with
 * rows, or with why there are none.
 */
export function showPicture(root: Element, spot: Spot): void {
  const [picture] = Object.values(pictureKeys).flatMap(key => pictureFor(key, spot) ?? [])
  if (picture === undefined) return
  const { frame, shadow } = draw(picture)
  root.after(frame)
  const watch = new MutationObserver(() => {
    if (!hasCome(root)) return
    watch.disconnect()
    const focused = shadow.activeElement?.getAttribute('href')
    frame.remove()
    if (focused != null)
      [...root.querySelectorAll('a')].find(link => link.getAttribute('href') === focused)?.focus()
  })
  watch.observe(root, { childList: true, subtree: true })
}
