import type { QuoteDocument, QuotedSet } from '#domain/quoteDocument'
import type { Part } from '../pdf/openPdf.ts'
import { decoration, headCell, part, tagged } from '../pdf/tags.ts'
import { fittingLook, heightOf, ink, type Look, write } from '../pdf/writing.ts'
import type { Flow } from './flow.ts'
import { priceColumns } from './itemColumns.ts'
import { brand, inner, page } from './page.ts'

interface Column {
  readonly head: string
  readonly width: number
  readonly align: 'left' | 'right'
}

const ratioWidth = 60
const shippingWidth = 130
const componentColumns: readonly Column[] = [
  { head: 'Component', width: inner - ratioWidth - shippingWidth, align: 'left' },
  { head: 'In a set', width: ratioWidth, align: 'right' },
  { head: 'Shipping', width: shippingWidth, align: 'left' },
]
/** A set costs what several items do: its figures are longer than theirs. */
const setWidths = [64, 92, 78, 104] as const
const setColumns: readonly Column[] = priceColumns.map(({ head }, index) => ({
  head: index === 0 ? 'Sets' : head,
  width: setWidths[index] ?? 0,
  align: 'right',
}))
const pricesWidth = setWidths.reduce((sum, width) => sum + width, 0)

const headLook: Look = { size: 7.8, weight: 'semibold', colour: ink.label }
const nameLook: Look = { size: 9, weight: 'semibold', lines: 3 }
const aboutLook: Look = { size: 7.6, colour: ink.label, lines: 2 }
const valueLook: Look = { size: 9 }
const chargeLabelWidth = 120
const labelLook: Look = { size: 8, colour: ink.label, lines: 2 }
const chargeLook: Look = { size: 8, weight: 'semibold', align: 'right', lines: 2 }
const headHeight = 18
const rowHeight = 14.5
const padding = 5

/** The heads of a table of its own; `x`: where it begins. */
function heads(flow: Flow, table: Part, x: number, columns: readonly Column[]): void {
  const { pdf } = flow
  const width = columns.reduce((sum, column) => sum + column.width, 0)
  const y = flow.at()
  decoration(pdf, () => pdf.rect(x, y, width, headHeight).fill(brand.pale))
  const row = part(pdf, table, 'TR')
  let left = x
  for (const { head, width: wide, align } of columns) {
    const at = left
    headCell(pdf, row, 'Column', () => write(pdf, head, at + 6, y + 4.4, wide - 12, { ...headLook, align }))
    left += wide
  }
  row.end()
  flow.move(headHeight + 2)
}

function componentsTable(flow: Flow, { components }: QuotedSet): void {
  const { pdf, root } = flow
  const table = part(pdf, root, 'Table')
  heads(flow, table, page.side, componentColumns)
  const wide = (componentColumns[0]?.width ?? 0) - 12
  for (const { number, name, about, ratio, shipping } of components) {
    const words = `${number}.  ${name}`
    const nameHeight = heightOf(pdf, words, wide, nameLook)
    const height = nameHeight + (about === '' ? 0 : heightOf(pdf, about, wide, aboutLook) + 1) + 2 * padding
    flow.need(height)
    const y = flow.at()
    const row = part(pdf, table, 'TR')
    headCell(pdf, row, 'Row', () => {
      write(pdf, words, page.side + 6, y + padding, wide, nameLook)
      if (about !== '') write(pdf, about, page.side + 6, y + padding + nameHeight + 1, wide, aboutLook)
    })
    const ratioX = page.side + wide + 12
    tagged(pdf, row, 'TD', () =>
      write(pdf, ratio || '–', ratioX + 6, y + padding, ratioWidth - 12, { ...valueLook, align: 'right' }),
    )
    tagged(pdf, row, 'TD', () =>
      write(pdf, shipping || '–', ratioX + ratioWidth + 6, y + padding, shippingWidth - 12, valueLook),
    )
    row.end()
    decoration(pdf, () => pdf.rect(page.side, y + height - 0.6, inner, 0.6).fill(brand.line))
    flow.move(height)
  }
  table.end()
}

function pricesTable(flow: Flow, { prices }: QuotedSet): void {
  if (prices.length === 0) return
  const { pdf, root } = flow
  flow.move(8)
  flow.need(headHeight + 2 + prices.length * rowHeight)
  const x = page.side + inner - pricesWidth
  const table = part(pdf, root, 'Table')
  heads(flow, table, x, setColumns)
  for (const line of prices) {
    const row = part(pdf, table, 'TR')
    const y = flow.at()
    let left = x
    for (const [index, { key }] of priceColumns.entries()) {
      const [at, width] = [left, setWidths[index] ?? 0]
      const look: Look = { size: 8.8, align: 'right', weight: key === 'order' ? 'bold' : 'regular' }
      tagged(pdf, row, 'TD', () =>
        write(pdf, line[key], at + 6, y + 1, width - 12, fittingLook(pdf, line[key], width - 12, look)),
      )
      left += width
    }
    row.end()
    flow.move(rowHeight)
  }
  table.end()
}

/** What is paid beside the set, a line each. */
function chargeLines(flow: Flow, { charges = [] }: QuotedSet): void {
  const { pdf, root } = flow
  const x = page.side + inner - pricesWidth + 6
  const width = pricesWidth - chargeLabelWidth - 12
  if (charges.length > 0) flow.move(4)
  for (const { label, value } of charges) {
    const height = Math.max(
      heightOf(pdf, label, chargeLabelWidth - 6, labelLook),
      heightOf(pdf, value, width, chargeLook),
    )
    flow.need(height + 3)
    const y = flow.at()
    tagged(pdf, root, 'P', () => {
      write(pdf, label, x, y, chargeLabelWidth - 6, labelLook)
      write(pdf, value, x + chargeLabelWidth, y, width, chargeLook)
    })
    flow.move(height + 3)
  }
}

/** The set of a master quote: what is in it and how often, then what so many sets cost and what is paid beside. */
export function setPart(flow: Flow, { set }: QuoteDocument): void {
  if (set === undefined) return
  const { pdf, root } = flow
  const title = set.name === '' ? 'The set' : `The set: ${set.name}`
  const look: Look = { size: 12, weight: 'bold', lines: 2 }
  flow.need(90)
  const y = flow.at()
  tagged(pdf, root, 'H2', () => write(pdf, title, page.side, y, inner, look))
  flow.move(heightOf(pdf, title, inner, look) + 6)
  componentsTable(flow, set)
  pricesTable(flow, set)
  chargeLines(flow, set)
  flow.move(18)
}
