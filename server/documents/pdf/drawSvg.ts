import { type Box, fitted } from './box.ts'
import type { Pdf } from './openPdf.ts'
import type { SvgElement } from './readSvg.ts'

/** What an element hands down to those in it. */
interface Style {
  readonly fill: string
  readonly stroke: string
  readonly 'stroke-width': string
  readonly 'stroke-dasharray': string
  readonly 'stroke-opacity': string
  readonly 'fill-opacity': string
  readonly 'font-size': string
  readonly 'text-anchor': string
  readonly 'dominant-baseline': string
}

const plainStyle: Style = {
  fill: '#000000',
  stroke: 'none',
  'stroke-width': '1',
  'stroke-dasharray': 'none',
  'stroke-opacity': '1',
  'fill-opacity': '1',
  'font-size': '16',
  'text-anchor': 'start',
  'dominant-baseline': 'auto',
}

const styleNames = Object.keys(plainStyle) as (keyof Style)[]

/** No label of a drawing is longer. */
const mostLetters = 60

/** What lines and texts come to at least on paper, points. */
export interface Paper {
  readonly thinnest: number
  readonly smallestText: number
}

interface Drawing extends Paper {
  readonly pdf: Pdf
  /** Points a unit of the drawing. */
  readonly scale: number
  /** Where labels begin that were written in this drawing. */
  readonly labels: { readonly x: number; readonly y: number }[]
}

const inherited = (style: Style, { attributes }: SvgElement): Style => ({
  ...style,
  ...Object.fromEntries(
    styleNames.flatMap(name => (attributes[name] === undefined ? [] : [[name, attributes[name]]])),
  ),
})

/** Numbers beyond it are no millimetres, and the library writes none. */
const farthest = 1e6

const numberOf = (text: string | undefined, otherwise = 0): number => {
  const value = Number.parseFloat(text ?? '')
  return Math.abs(value) <= farthest ? value : otherwise
}

const isPainted = (colour: string): boolean =>
  /^#[\da-f]{3,8}$|^rgb\(|^[a-z]+$/i.test(colour) && colour !== 'none'

/** Colours as the library takes them. */
function colourOf(colour: string): PDFKit.Mixins.ColorValue {
  const [, red, green, blue] = /^rgb\((\d+),\s*(\d+),\s*(\d+)\)$/.exec(colour) ?? []
  return red === undefined ? colour : [Number(red), Number(green), Number(blue)]
}

const shapes: Readonly<Record<string, (pdf: Pdf, read: (name: string) => number) => void>> = {
  rect: (pdf, read) => pdf.rect(read('x'), read('y'), read('width'), read('height')),
  line: (pdf, read) => pdf.moveTo(read('x1'), read('y1')).lineTo(read('x2'), read('y2')),
}

function paint({ pdf, scale, thinnest }: Drawing, style: Style): void {
  const filled = isPainted(style.fill)
  const width = numberOf(style['stroke-width'])
  const stroked = isPainted(style.stroke) && width > 0
  const dashes = (style['stroke-dasharray'].match(/[\d.]+/g) ?? []).map(Number)
  if (stroked) {
    pdf.lineWidth(Math.max(width, thinnest / scale)).strokeColor(colourOf(style.stroke))
    pdf.strokeOpacity(numberOf(style['stroke-opacity'], 1))
    const [dash = 0, space = dash] = dashes
    if (dash > 0 && space > 0) pdf.dash(dash, { space })
    else pdf.undash()
  }
  if (filled) pdf.fillColor(colourOf(style.fill)).fillOpacity(numberOf(style['fill-opacity'], 1))
  if (filled && stroked) pdf.fillAndStroke()
  else if (filled) pdf.fill()
  else if (stroked) pdf.stroke()
  else pdf.addContent('n')
}

/** Where a label is written: beside one that it would cover, now that both are larger, on the side where it is drawn. */
function freeLine({ labels }: Drawing, x: number, y: number, size: number): number {
  const covered = labels.find(label => Math.abs(label.x - x) < size && Math.abs(label.y - y) < size)
  if (covered === undefined) return y
  return y < covered.y ? covered.y - size : covered.y + size
}

function letter(drawing: Drawing, element: SvgElement, style: Style): void {
  const { pdf, scale, smallestText, labels } = drawing
  const size = Math.max(numberOf(style['font-size']), smallestText / scale)
  pdf.font('semibold').fontSize(size).fillColor(colourOf(style.fill)).fillOpacity(1)
  const words = element.text.slice(0, mostLetters)
  const width = pdf.widthOfString(words)
  const shift = { start: 0, middle: width / 2, end: width }[style['text-anchor']] ?? 0
  const rise = style['dominant-baseline'] === 'central' ? size * 0.61 : size * 0.97
  const x = numberOf(element.attributes.x)
  const drawn = numberOf(element.attributes.y)
  // What is centred belongs to the shape that it stands in.
  const isLabel = style['text-anchor'] === 'start'
  const y = isLabel ? freeLine(drawing, x, drawn, size) : drawn
  if (isLabel) labels.push({ x, y })
  pdf.text(words, x - shift, y - rise, { lineBreak: false })
}

function viewOf({ attributes }: SvgElement): Box | null {
  const [x = 0, y = 0, width = 0, height = 0] = (attributes.viewBox ?? '')
    .split(/[\s,]+/)
    .map(each => numberOf(each))
  return width > 0 && height > 0 ? { x, y, width, height } : null
}

function draw(drawing: Drawing, element: SvgElement, outer: Style): void {
  const { pdf } = drawing
  const { attributes, children, name } = element
  const style = inherited(outer, element)
  if (name === 'svg') {
    const box = {
      x: numberOf(attributes.x),
      y: numberOf(attributes.y),
      width: numberOf(attributes.width),
      height: numberOf(attributes.height),
    }
    drawInside(drawing, element, box, style)
  } else if (name === 'g') {
    for (const child of children) draw(drawing, child, style)
  } else if (name === 'text') letter(drawing, element, style)
  else {
    const shape = shapes[name]
    if (shape === undefined) return
    shape(pdf, attribute => numberOf(attributes[attribute]))
    paint(drawing, style)
  }
}

function drawInside(drawing: Drawing, svg: SvgElement, box: Box, style: Style): void {
  const view = viewOf(svg)
  if (view === null || box.width <= 0 || box.height <= 0) return
  const { pdf } = drawing
  const { x, y, scale } = fitted(box, view)
  pdf.save()
  pdf.translate(x, y).scale(scale).translate(-view.x, -view.y)
  const inner = { ...drawing, scale: drawing.scale * scale, labels: [] }
  for (const child of svg.children) draw(inner, child, style)
  pdf.restore()
}

/**
 * A drawing as the engines write them, as vectors in a box: rectangles, lines, texts and drawings in it.
 * What is none of them is left out.
 */
export function drawSvg(pdf: Pdf, svg: SvgElement, box: Box, paper: Paper): void {
  drawInside({ pdf, scale: 1, labels: [], ...paper }, svg, box, plainStyle)
}
