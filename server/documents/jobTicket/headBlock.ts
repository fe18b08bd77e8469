import type { JobTicket } from '#domain/jobTicket'
import { barcode } from '../pdf/barcode.ts'
import type { Pdf } from '../pdf/openPdf.ts'
import { decoration, figure, tagged } from '../pdf/tags.ts'
import { heightOf, ink, type Look, widthOf, write } from '../pdf/writing.ts'
import { type Block, inner, type Sheet } from './page.ts'

const height = 50
const codeWidth = 178

/** Room for the plants that make the item, points. */
const room = { width: inner - codeWidth - 222, height: 38 } as const

const sizes = [11, 10, 9, 8, 7, 6] as const

/** How the plants are written: as large as all of their names have room. */
function plantLook(pdf: Pdf, plant: string): Look {
  const at = (size: number) => ({ size, weight: 'semibold', lines: 6 }) as const
  return at(sizes.find(size => heightOf(pdf, plant, room.width, at(size)) <= room.height) ?? 6)
}

/** The number that everybody asks for, large, and as a barcode. */
export function headBlock({ pdf, root }: Sheet, { reference, plant }: JobTicket): Block {
  return {
    height,
    draw: (x, y) => {
      const right = x + inner - codeWidth
      tagged(pdf, root, 'H1', () => {
        write(pdf, 'JOB TICKET', x, y, 200, { size: 9, weight: 'bold', colour: ink.label })
        const look = {
          size: Math.min(34, (34 * 200) / Math.max(1, widthOf(pdf, reference, { size: 34, weight: 'bold' }))),
          weight: 'bold',
        } as const
        write(pdf, reference, x, y + 9, right - x - 8, look)
      })
      tagged(pdf, root, 'P', () => {
        write(pdf, plant === '' ? '' : 'MADE AT', x + 212, y, 150, {
          size: 7,
          weight: 'semibold',
          colour: ink.label,
        })
        write(pdf, plant, x + 212, y + 10, room.width, plantLook(pdf, plant))
      })
      figure(pdf, root, `Barcode of ${reference}`, () =>
        barcode(pdf, reference, { x: right, y, width: codeWidth, height: 34 }),
      )
      tagged(pdf, root, 'P', () =>
        write(pdf, reference, right, y + 35, codeWidth, { size: 9, weight: 'semibold', align: 'center' }),
      )
      decoration(pdf, () => pdf.rect(x, y + height - 1.2, inner, 1.2).fill(ink.text))
    },
  }
}
