/** Colours of the drawings: board, turned board, timber, ink, strap and the line of a limit. */
export const paint = {
  board: '#e3c9a1',
  turnedBoard: '#d3b081',
  timber: '#b08d5e',
  ink: '#4a3b28',
  strap: '#2f5d8a',
  limit: '#b3261e',
  paper: '#ffffff',
}

type Attributes = Readonly<Record<string, string | number>>

/** One SVG element; numbers are written to a hundredth, texts made safe. */
export function element(name: string, attributes: Attributes, ...content: readonly string[]): string {
  const written = Object.entries(attributes)
    .map(
      ([key, value]) =>
        ` ${key}="${typeof value === 'number' ? Math.round(value * 100) / 100 : safe(value)}"`,
    )
    .join('')
  return content.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${content.join('')}</${name}>`
}

/** A text as the content of an element. */
export function safe(text: string): string {
  return text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`)
}

/** A whole drawing of that part of the plane, with a title that is read out. */
export function drawing(
  title: string,
  view: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  ...content: readonly string[]
): string {
  const viewBox = [view.x, view.y, view.width, view.height]
    .map(part => Math.round(part * 100) / 100)
    .join(' ')
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox, role: 'img' },
    element('title', {}, safe(title)),
    element('rect', { ...view, fill: paint.paper }),
    ...content,
  )
}
