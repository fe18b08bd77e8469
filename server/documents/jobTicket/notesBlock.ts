import { decoration } from '../pdf/tags.ts'
import { ink } from '../pdf/writing.ts'
import type { Sheet, Stretching } from './page.ts'
import { drawTitle, titleHeight } from './titled.ts'

const line = 17

/** Room to write down by hand what the next run should know. */
export function notesBlock(sheet: Sheet, width: number): Stretching {
  return {
    least: 0,
    most: 200,
    draw: (x, y, height) => {
      if (height < titleHeight + line) return
      drawTitle(sheet, 'Notes from the floor', x, y, width)
      const count = Math.floor((height - titleHeight) / line)
      decoration(sheet.pdf, () => {
        for (let index = 1; index <= count; index += 1)
          sheet.pdf.rect(x, y + titleHeight + index * line - 2, width, 0.4).fill(ink.line)
      })
    },
  }
}
