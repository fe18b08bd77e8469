import { listed } from '#domain/formats'
import type { QuotedItem } from '#domain/quoteDocument'
import { optionLabel } from '#domain/quoteOptions'
import type { OpenedPdf, Part } from '../pdf/openPdf.ts'
import { cell, decoration, part, tagged } from '../pdf/tags.ts'
import { write } from '../pdf/writing.ts'
import type { Flow } from './flow.ts'
import { itemBlock } from './itemBlock.ts'
import { priceColumns } from './itemColumns.ts'
import { brand, inner, page } from './page.ts'

/** What is asked for, with its options below each other, as it is written into the table. */
export interface NeedBlock {
  /** Room that it takes whole. */
  readonly height: number
  /** Room without which it is not begun. */
  readonly least: number
  write(flow: Flow, table: Part): void
}

const bandHeight = 20
const barWidth = 3
const gap = 6

/** A band that says that one of the options below is taken. */
function band({ pdf }: OpenedPdf, table: Part, y: number, options: readonly QuotedItem[]): void {
  decoration(pdf, () => {
    pdf.rect(page.side, y, inner, bandHeight - 2).fill(brand.pale)
    pdf.rect(page.side - 8, y, barWidth, bandHeight).fill(brand.cobalt)
  })
  const row = part(pdf, table, 'TR')
  const held = cell(pdf, row, { scope: 'Row', columns: priceColumns.length + 1 })
  const words = `Choose one: ${listed(options.map(({ option }) => optionLabel(option))).replace(' and ', ' or ')}`
  const look = { size: 9.2, weight: 'bold', colour: brand.cobalt } as const
  tagged(pdf, held, 'P', () => write(pdf, words, page.side + 6, y + 4, inner - 12, look))
  held.end()
  row.end()
}

/** An item that stands alone, or the options of which one is taken: with a bar at their side for as long as they go on. */
export function needBlock(opened: OpenedPdf, options: readonly QuotedItem[]): NeedBlock {
  const blocks = options.map(item => itemBlock(opened, item))
  const isChoice = options.length > 1
  const head = isChoice ? bandHeight : 0
  return {
    height: blocks.reduce((sum, { height }) => sum + height, head),
    least: head + (blocks[0]?.height ?? 0),
    write: (flow, table) => {
      if (isChoice) band(opened, table, flow.at(), options)
      flow.move(head)
      for (const block of blocks) {
        flow.need(block.height)
        const y = flow.at()
        if (isChoice)
          decoration(flow.pdf, () =>
            flow.pdf.rect(page.side - 8, y, barWidth, block.height).fill(brand.cobalt),
          )
        block.draw(table, y)
        flow.move(block.height)
      }
      if (isChoice) flow.move(gap)
    },
  }
}
