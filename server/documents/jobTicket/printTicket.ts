import type { JobTicket } from '#domain/jobTicket'
import { type OpenedPdf, openPdf } from '../pdf/openPdf.ts'
import { tagged } from '../pdf/tags.ts'
import { ink, write } from '../pdf/writing.ts'
import { deliveryBlock } from './deliveryBlock.ts'
import { factsBlock } from './factsBlock.ts'
import { figuresBlock } from './figuresBlock.ts'
import { headBlock } from './headBlock.ts'
import { notesBlock } from './notesBlock.ts'
import { type Block, inner, page, type Sheet, type Stretching } from './page.ts'
import { palletBlock } from './palletBlock.ts'
import { printBlock } from './printBlock.ts'
import { productBlock } from './productBlock.ts'
import { releaseBlock } from './releaseBlock.ts'
import { routeBlock } from './routeBlock.ts'

type Way = Pick<Sheet, 'scale' | 'isBrief' | 'mostSteps'>

const everyStep = Number.POSITIVE_INFINITY
const smallest = 0.64

/** Tried one after the other until everything has its room. */
const ways: readonly Way[] = [
  ...[1.15, 1.08, 1, 0.94, 0.88, 0.82, 0.76, 0.7, smallest].map(scale => ({
    scale,
    isBrief: false,
    mostSteps: everyStep,
  })),
  ...[everyStep, 16, 12, 8, 5, 3].map(mostSteps => ({ scale: smallest, isBrief: true, mostSteps })),
]

/** Smaller texts are not read beside a machine: what lies on further pallets has a page of its own before. */
const readable = 0.94

/** Points that larger texts leave to the drawings: those are read from farther away. */
const forDrawings = 130

const gap = 6
const footHeight = 10
const columnGap = 12

interface Laid {
  readonly sheet: Sheet
  readonly above: readonly Block[]
  readonly figures: Stretching
  readonly route: Block
  readonly beside: readonly Block[]
  readonly pallets: readonly Stretching[]
  readonly notes: Stretching
  /** Points that are left for drawings beyond what they need; below 0 it does not fit. */
  readonly spare: number
}

const besideWidth = 214
const palletWidth = inner - besideWidth - columnGap

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)

function laid(sheet: Sheet, ticket: JobTicket): Laid {
  const above = [
    headBlock(sheet, ticket),
    releaseBlock(sheet, ticket),
    productBlock(sheet, ticket),
    factsBlock(sheet, ticket.board, { columns: 5, width: inner, lines: 3 }),
    factsBlock(sheet, ticket.order, { columns: 6, width: inner, size: 8.4, lines: 1 }),
  ]
  const figures = figuresBlock(sheet, ticket)
  const route = routeBlock(sheet, ticket.steps)
  const beside = [printBlock(sheet, ticket, besideWidth), deliveryBlock(sheet, ticket, besideWidth)]
  const pallets = ticket.pallets.map(pallet => palletBlock(sheet, pallet, palletWidth))
  const lower = Math.max(
    sum(beside.map(({ height }) => height + gap)),
    sum(pallets.map(({ least }) => least + gap)),
  )
  const needed =
    sum(above.map(({ height }) => height + gap)) +
    figures.least +
    gap +
    route.height +
    gap +
    lower +
    footHeight
  const notes = notesBlock(sheet, besideWidth)
  return {
    sheet,
    above,
    figures,
    route,
    beside,
    pallets,
    notes,
    spare: page.height - 2 * page.margin - needed,
  }
}

/** As large as its texts can be; where even the smallest do not hold everything, with less of it, which is said. */
function fitting(opened: OpenedPdf, ticket: JobTicket): Laid {
  let last: Laid | undefined
  for (const way of ways) {
    last = laid({ ...opened, ...way }, ticket)
    if (last.spare >= (way.scale > 1 ? forDrawings : 0)) return last
  }
  if (last === undefined) throw new Error('There is no way to lay a ticket out.')
  return last
}

/** The line at the foot of a page. */
function drawFoot({ pdf, root }: OpenedPdf, words: string): void {
  tagged(pdf, root, 'P', () =>
    write(pdf, words, page.margin, page.height - page.margin - 8, inner, { size: 6.8, colour: ink.label }),
  )
}

/** The pallets that had no room, as large as the page lets them be. */
function drawPallets(sheet: Sheet, ticket: JobTicket): void {
  const head = headBlock(sheet, ticket)
  head.draw(page.margin, page.margin)
  let top = page.margin + head.height + gap
  const blocks = ticket.pallets.map(pallet => palletBlock(sheet, pallet, inner))
  const room = page.height - page.margin - footHeight - top
  for (const block of blocks) {
    block.draw(page.margin, top, Math.min(block.most, room / blocks.length - gap))
    top += Math.min(block.most, room / blocks.length - gap) + gap
  }
}

/** Draws the parts from the top; the drawings share what room is left. */
function draw({ above, figures, route, beside, pallets, notes, spare }: Laid): void {
  let y: number = page.margin
  const x = page.margin
  for (const block of above) {
    block.draw(x, y)
    y += block.height + gap
  }
  const bottom = page.height - page.margin - footHeight
  const more = Math.max(0, spare)
  const figureHeight = Math.min(figures.most, figures.least + more * 0.6)
  figures.draw(x, y, figureHeight)
  y += figureHeight + gap
  route.draw(x, y)
  y += route.height + gap
  let left = y
  for (const block of beside) {
    block.draw(x, left)
    left += block.height + gap
  }
  notes.draw(x, left, bottom - left)
  const least = sum(pallets.map(each => each.least + gap)) - gap
  let top = y
  for (const pallet of pallets) {
    const share = ((bottom - y - least) * pallet.least) / Math.max(1, least)
    const height = Math.min(pallet.most, pallet.least + Math.max(0, share))
    pallet.draw(x + besideWidth + columnGap, top, height)
    top += height + gap
  }
}

/**
 * The job ticket on one page A4, with every drawing as vectors; further pallets are on a second one where their room would
 * be that of the texts. `madeAt`: ISO 8601.
 */
export async function printTicket(ticket: JobTicket, madeAt: string): Promise<Uint8Array> {
  const opened = openPdf(`Job ticket ${ticket.reference}`, madeAt)
  opened.pdf.addPage()
  const [first, ...others] = ticket.pallets
  const whole = fitting(opened, ticket)
  const isApart = first !== undefined && others.length > 0 && whole.sheet.scale < readable
  const shown = isApart ? fitting(opened, { ...ticket, pallets: [first] }) : whole
  const said = `Job ticket of ${ticket.reference} as it was saved on ${ticket.printed}. Page`
  draw(shown)
  if (isApart) {
    drawFoot(opened, `${said} 1 of 2: ${others.map(({ title }) => title).join(', ')} on page 2.`)
    opened.pdf.addPage()
    drawPallets({ ...shown.sheet, scale: Math.max(1, shown.sheet.scale) }, { ...ticket, pallets: others })
    drawFoot(opened, `${said} 2 of 2.`)
  } else drawFoot(opened, `${said} 1 of 1.`)
  return opened.close()
}
