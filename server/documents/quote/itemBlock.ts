import { listed } from '#domain/formats'
import type { QuotedItem, QuotePriceLine } from '#domain/quoteDocument'
import { optionLabel } from '#domain/quoteOptions'
import { drawFold } from '../pdf/drawFold.ts'
import type { OpenedPdf, Part } from '../pdf/openPdf.ts'
import { cell, decoration, figure, part, tagged } from '../pdf/tags.ts'
import { fittingLook, heightOf, ink, type Look, write } from '../pdf/writing.ts'
import { itemWidth, priceColumns, pricesWidth } from './itemColumns.ts'
import { brand, inner, page } from './page.ts'

/** An item of the table that is measured before it is drawn, so that no page parts it. */
export interface ItemBlock {
  readonly height: number
  draw(table: Part, y: number): void
}

const padding = 8
const picture = { width: 84, height: 66 } as const
const gap = 12
const textX = page.side + picture.width + gap
const textWidth = itemWidth - picture.width - gap - 10
const labelWidth = 36
const lineHeight = 14.5

const nameLook: Look = { size: 10, weight: 'bold', lines: 12 }
const aboutLook: Look = { size: 7.6, colour: ink.label, lines: 2 }
const labelLook: Look = { size: 7.6, colour: ink.label }
const valueLook: Look = { size: 8, lines: 6 }
const lackLook: Look = { size: 9, weight: 'bold', lines: 6 }

const nameOf = ({ option, number, name }: QuotedItem): string =>
  option === undefined ? `${number}.  ${name}` : `${number}.  ${optionLabel(option)}: ${name}`

function textHeight({ pdf }: OpenedPdf, item: QuotedItem): number {
  const about = item.about === '' ? 0 : heightOf(pdf, item.about, textWidth, aboutLook) + 1
  const facts = item.facts.reduce(
    (sum, { value }) => sum + heightOf(pdf, value, textWidth - labelWidth, valueLook) + 1.4,
    0,
  )
  return heightOf(pdf, nameOf(item), textWidth, nameLook) + 2 + about + 2 + facts
}

function drawText({ pdf }: OpenedPdf, head: Part, item: QuotedItem, y: number): void {
  let top = y
  tagged(pdf, head, 'P', () => write(pdf, nameOf(item), textX, y, textWidth, nameLook))
  top += heightOf(pdf, nameOf(item), textWidth, nameLook) + 2
  if (item.about !== '') {
    const at = top
    tagged(pdf, head, 'P', () => write(pdf, item.about, textX, at, textWidth, aboutLook))
    top += heightOf(pdf, item.about, textWidth, aboutLook) + 1
  }
  top += 2
  for (const { label, value } of item.facts) {
    const at = top
    tagged(pdf, head, 'P', () => {
      write(pdf, label, textX, at + 0.3, labelWidth - 3, labelLook)
      write(pdf, value, textX + labelWidth, at, textWidth - labelWidth, valueLook)
    })
    top += heightOf(pdf, value, textWidth - labelWidth, valueLook) + 1.4
  }
}

const lacksWords = ({ prices, lacks }: QuotedItem): string => {
  if (lacks.length === 0) return ''
  const said = listed(lacks)
  return prices.length === 0 ? `${said.charAt(0).toUpperCase()}${said.slice(1)}.` : `Not yet: ${said}.`
}

/** What stands at the right: the prices, what is paid beside them, and what is missing. */
function pricesHeight({ pdf }: OpenedPdf, item: QuotedItem): number {
  const lacks = lacksWords(item)
  const charges = item.charges.reduce(
    (sum, { value }) => sum + heightOf(pdf, value, chargeWidth, chargeLook) + 2,
    item.charges.length > 0 ? 3 : 0,
  )
  return (
    item.prices.length * lineHeight +
    charges +
    (lacks === '' ? 0 : heightOf(pdf, lacks, pricesWidth - 16, lackLook) + 8)
  )
}

const chargeLabelWidth = 84
const chargeWidth = pricesWidth - chargeLabelWidth - 15
const chargeLook: Look = { size: 8, weight: 'semibold', align: 'right', lines: 2 }

const priceLook = (key: keyof QuotePriceLine): Look => ({
  size: 8.8,
  align: 'right',
  weight: key === 'perThousand' ? 'bold' : 'regular',
})

/** The size in which every figure of the item fits its column: figures below each other are equally large. */
const priceSize = ({ pdf }: OpenedPdf, { prices }: QuotedItem): number =>
  Math.min(
    priceLook('each').size,
    ...prices.flatMap(line =>
      priceColumns.map(({ key, width }) => fittingLook(pdf, line[key], width - 7, priceLook(key)).size),
    ),
  )

function drawPriceCells({ pdf }: OpenedPdf, row: Part, line: QuotePriceLine, y: number, size: number): void {
  let x = page.side + itemWidth
  for (const { key, width } of priceColumns) {
    const [from, words] = [x, line[key]]
    tagged(pdf, row, 'TD', () => write(pdf, words, from, y, width - 5, { ...priceLook(key), size }))
    x += width
  }
}

function drawBeside({ pdf }: OpenedPdf, held: Part, item: QuotedItem, y: number): void {
  const x = page.side + itemWidth + 10
  let top = y
  if (item.charges.length > 0) top += 3
  for (const { label, value } of item.charges) {
    const at = top
    tagged(pdf, held, 'P', () => {
      write(pdf, label, x, at + 0.3, chargeLabelWidth, { size: 8, colour: ink.label })
      write(pdf, value, x + chargeLabelWidth, at, chargeWidth, chargeLook)
    })
    top += heightOf(pdf, value, chargeWidth, chargeLook) + 2
  }
  const lacks = lacksWords(item)
  if (lacks === '') return
  const [at, width] = [top + 3, pricesWidth - 16]
  decoration(pdf, () => pdf.rect(x - 5, at, 2.4, heightOf(pdf, lacks, width, lackLook)).fill(ink.text))
  tagged(pdf, held, 'P', () => write(pdf, lacks, x + 2, at, width, lackLook))
}

/** An item: its picture, what it is, and beside it what each quantity costs. */
export function itemBlock(opened: OpenedPdf, item: QuotedItem): ItemBlock {
  const { pdf } = opened
  const height = Math.max(picture.height, textHeight(opened, item), pricesHeight(opened, item)) + 2 * padding
  const hasBeside = item.charges.length > 0 || item.lacks.length > 0
  const rows = item.prices.length + (hasBeside ? 1 : 0)
  const size = priceSize(opened, item)
  return {
    height,
    draw: (table, y) => {
      const top = y + padding
      decoration(pdf, () => pdf.rect(page.side, y + height - 0.6, inner, 0.6).fill(brand.line))
      let row = part(pdf, table, 'TR')
      const head = cell(pdf, row, { scope: 'Row', rows })
      if (item.picture !== null) {
        const { picture: fold } = item
        figure(pdf, head, item.pictured, () => drawFold(pdf, fold, { x: page.side, y: top, ...picture }))
      }
      drawText(opened, head, item, top)
      head.end()
      item.prices.forEach((line, index) => {
        if (index > 0) row = part(pdf, table, 'TR')
        drawPriceCells(opened, row, line, top + index * lineHeight, size)
        row.end()
      })
      if (hasBeside) {
        if (item.prices.length > 0) row = part(pdf, table, 'TR')
        const held = cell(pdf, row, { columns: priceColumns.length })
        drawBeside(opened, held, item, top + item.prices.length * lineHeight)
        held.end()
        row.end()
      } else if (item.prices.length === 0) row.end()
    },
  }
}
