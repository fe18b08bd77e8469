import type { TicketStep } from '#domain/jobTicket'
import type { Part } from '../pdf/openPdf.ts'
import { decoration, part, tagged } from '../pdf/tags.ts'
import { fittingLook, heightOf, ink, write } from '../pdf/writing.ts'
import { factLines } from './factLines.ts'
import { inner, type Sheet } from './page.ts'
import { handEdges, insideOf, padding, routeColumns } from './routeColumns.ts'

/** A row of the route that is measured before it is drawn. */
export interface StepRow {
  readonly height: number
  draw(table: Part, x: number, y: number): void
}

/** A step of the route: who does it, from which sheets, set to what, with room to write down what was made. */
export function stepRow(sheet: Sheet, step: TicketStep): StepRow {
  const { pdf, scale, isBrief } = sheet
  const strong = { size: 9.5 * scale, weight: 'bold', lines: 2 } as const
  const small = { size: 7.6 * scale, colour: ink.label, lines: 2 } as const
  const figures = { size: 9.5 * scale, weight: 'semibold', align: 'right' } as const
  const lines = isBrief ? 1 : 3
  const settings = factLines(sheet, step.settings, {
    width: insideOf(5),
    labelWidth: 42,
    size: 8.6 * scale,
    lines,
  })
  const operationHeight = heightOf(pdf, step.operation, insideOf(1), strong)
  const centreHeight = heightOf(pdf, step.workCentre, insideOf(1), small)
  // Where the goods go between plants is never cut off behind the name of a machine.
  const away = step.elsewhere === '' ? '' : `at ${step.elsewhere}`
  const plant = fittingLook(pdf, away, insideOf(1), { size: small.size, weight: 'semibold', lines: 1 })
  const named = operationHeight + centreHeight + heightOf(pdf, away, insideOf(1), plant)
  const height = Math.max(named, settings.height, 20 * scale) + 2 * padding - 1
  const cells: readonly ((x: number, y: number) => void)[] = [
    (x, y) => write(pdf, String(step.position), x, y, insideOf(0) + 4, { ...strong, lines: 1 }),
    (x, y) => {
      write(pdf, step.operation, x, y, insideOf(1), strong)
      write(pdf, step.workCentre, x, y + operationHeight, insideOf(1), small)
      write(pdf, away, x, y + operationHeight + centreHeight, insideOf(1), plant)
    },
    // A sheet that is cut off is one that can't be made.
    (x, y) => write(pdf, step.sheet, x, y, insideOf(2), fittingLook(pdf, step.sheet, insideOf(2), figures)),
    (x, y) => write(pdf, step.numberUp, x, y, insideOf(3), figures),
    (x, y) => write(pdf, step.sheets, x, y, insideOf(4), figures),
    (x, y) => settings.draw(x, y),
  ]
  return {
    height,
    draw: (table, x, y) => {
      decoration(pdf, () => {
        pdf.rect(x, y, inner, 0.5)
        for (const edge of handEdges) pdf.rect(x + edge, y, 0.5, height)
        pdf.fill(ink.label)
      })
      const row = part(pdf, table, 'TR')
      let left = x
      routeColumns.forEach(({ width }, index) => {
        const from = left + padding
        tagged(pdf, row, 'TD', () => cells[index]?.(from, y + padding))
        left += width
      })
      row.end()
    },
  }
}
