/** A piece of a page as data: a text, or an element with what decides how it looks. */
export type Shape =
  | string
  | readonly [tag: string, look: Readonly<Record<string, string>>, ...inside: Shape[]]

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

const svgTags = words('svg g path circle ellipse rect line polyline polygon')

const htmlTags = words(`
  div span p h1 h2 h3 h4 hr strong em b i small time kbd a button label input fieldset legend
  nav header main section aside footer ul ol li dl dt dd table colgroup col thead tbody tr th td`)

/** What styles go by. No handler and no name that anything could be found by is among them. */
const looks = words(`
  class style type value placeholder checked disabled colspan
  aria-current aria-disabled aria-pressed aria-selected
  data-due data-look data-over data-quiet data-right data-stays
  viewBox d fill fill-rule clip-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray
  transform points cx cy r rx ry x y x1 x2 y1 y2 width height`)

/** An address of the product; no other site can be meant by it, however a browser reads what it is made of. */
const isOwn = (address: string): boolean => /^\/(?!\/)[^\s\\]*$/.test(address)

/** A link that leads to another page of the product, in the same window. */
const leadsOn = ':not([aria-current="page"], [aria-disabled="true"], [target], [download])'

/** What is said for the moment: it is said again where it is still true. */
const isPassing = (element: Element): boolean =>
  element.matches('[role="status"], [role="alert"], [role="progressbar"]')

/** The elements and texts, each with all in it; `isHidden` says which elements are left out. */
export const shapesOf = (nodes: Iterable<Node>, isHidden: (element: Element) => boolean): Shape[] =>
  [...nodes]
    .map(node => {
      if (node instanceof Element) return shapeOf(node, isHidden)
      return node.nodeType === Node.TEXT_NODE ? node.textContent : null
    })
    .filter(shape => shape !== null)

function shapeOf(element: Element, isHidden: (element: Element) => boolean): Shape | null {
  const tag = element.localName
  if (!(htmlTags.has(tag) || svgTags.has(tag)) || isHidden(element)) return null
  const look = Object.fromEntries(
    [...element.attributes].filter(({ name }) => looks.has(name)).map(({ name, value }) => [name, value]),
  )
  if ('checked' in element && element.checked === true) look.checked = ''
  const address = element.getAttribute('href')
  if (address !== null && isOwn(address) && element.matches(leadsOn)) look.href = address
  return [tag, look, ...(isPassing(element) ? [] : shapesOf(element.childNodes, isHidden))]
}

/** Makes the element again, of what a shape may have and nothing else: words stay words, whatever they say. */
export function drawShape(shape: Shape): Node {
  if (typeof shape === 'string') return document.createTextNode(shape)
  const [tag, look, ...inside] = shape
  const isSvg = svgTags.has(tag)
  if (!isSvg && !htmlTags.has(tag)) return document.createDocumentFragment()
  const element = isSvg
    ? document.createElementNS('http://www.w3.org/2000/svg', tag)
    : document.createElement(tag)
  for (const [name, value] of Object.entries(look))
    if (looks.has(name) || (name === 'href' && tag === 'a' && isOwn(value))) element.setAttribute(name, value)
  element.append(...inside.map(drawShape))
  return element
}
