import type { TicketPallet } from '#domain/jobTicket'
import { drawSvg } from '../pdf/drawSvg.ts'
import type { SvgElement } from '../pdf/readSvg.ts'
import { readSvg } from '../pdf/readSvg.ts'
import { figure, tagged } from '../pdf/tags.ts'
import { heightOf, ink, write } from '../pdf/writing.ts'
import { factLines } from './factLines.ts'
import type { Sheet, Stretching } from './page.ts'
import { drawTitle, titleHeight } from './titled.ts'

const paper = { thinnest: 0.35, smallestText: 7 }
/** Beside the load from the side, whose heights are written larger than they are drawn. */
const sideRoom = 22
const labels = ['First layer', 'Next layer', 'From the side']

interface Panel {
  readonly label: string
  readonly svg: SvgElement
}

/** The drawings of a load on one sheet, each by itself; the next layer only where it is another one. */
function panelsOf(picture: string): Panel[] {
  const sheet = readSvg(picture)
  if (sheet === null) return []
  const panels = sheet.children.filter(({ name }) => name === 'svg')
  if (panels.length === 0) return [{ label: '', svg: sheet }]
  const shapes = (svg: SvgElement) => JSON.stringify(svg.children.filter(({ name }) => name !== 'title'))
  const [first, next] = panels
  const isColumn =
    panels.length === 3 && first !== undefined && next !== undefined && shapes(first) === shapes(next)
  return panels
    .map((svg, index) => ({ label: labels[index] ?? '', svg }))
    .filter((_, index) => !(isColumn && index === 1))
    .map(panel => (isColumn && panel.label === labels[0] ? { ...panel, label: 'Every layer' } : panel))
}

const countHeight = 27

/** A pallet as the people who load it need it: how many, and where each bundle lies. */
export function palletBlock(sheet: Sheet, pallet: TicketPallet, width: number): Stretching {
  const { pdf, root, scale } = sheet
  const panels = panelsOf(pallet.picture)
  const column = (width - 10) / 2
  const half = Math.ceil(pallet.facts.length / 2)
  const manner = { width: column, labelWidth: 62, size: 8 * scale, lines: 3 }
  const left = factLines(sheet, pallet.facts.slice(0, half), manner)
  const right = factLines(sheet, pallet.facts.slice(half), manner)
  const remark = { size: 8.6 * scale, weight: 'bold', lines: 3 } as const
  const remarkHeight = pallet.remarks === '' ? 0 : heightOf(pdf, pallet.remarks, width, remark) + 2
  const factHeight = Math.max(left.height, right.height)
  const counted = pallet.counts.length === 0 ? 0 : countHeight
  const fixed = titleHeight + counted + factHeight + remarkHeight + 4
  return {
    least: fixed + (panels.length === 0 ? 12 : 92),
    most: fixed + (panels.length === 0 ? 12 : width / panels.length + 8),
    draw: (x, y, height) => {
      drawTitle(sheet, pallet.title, x, y, width)
      let top = y + titleHeight
      const each = (width + 4) / Math.max(1, pallet.counts.length)
      pallet.counts.forEach((count, index) => {
        const from = x + index * each
        const at = top
        tagged(pdf, root, 'P', () => {
          write(pdf, count.label, from, at, each - 4, { size: 6.4, weight: 'semibold', colour: ink.label })
          write(pdf, count.value, from, at + 7.6, each - 4, { size: 13.5, weight: 'bold' })
        })
      })
      top += counted
      tagged(pdf, root, 'P', () => {
        left.draw(x, top)
        right.draw(x + column + 10, top)
      })
      top += factHeight + 2
      const remarksAt = top
      if (pallet.remarks !== '')
        tagged(pdf, root, 'P', () => write(pdf, pallet.remarks, x, remarksAt, width, remark))
      top += remarkHeight
      const room = y + height - top
      if (panels.length === 0) {
        tagged(pdf, root, 'P', () =>
          write(
            pdf,
            pallet.counts.length === 0 ? 'No load is calculated.' : 'There is no picture of the load.',
            x,
            top,
            width,
            { size: 9, colour: ink.label },
          ),
        )
        return
      }
      const wide = (width - 6 * (panels.length - 1)) / panels.length
      panels.forEach((panel, index) => {
        const from = x + index * (wide + 6)
        const title = panel.svg.children.find(({ name }) => name === 'title')?.text ?? pallet.title
        figure(pdf, root, title, () => {
          write(pdf, panel.label, from, top, wide, { size: 6.8, weight: 'semibold', colour: ink.label })
          pdf.save()
          const beside = panel.label === labels[2] ? sideRoom : 0
          drawSvg(pdf, panel.svg, { x: from, y: top + 9, width: wide - beside, height: room - 9 }, paper)
          pdf.restore()
        })
      })
    },
  }
}
