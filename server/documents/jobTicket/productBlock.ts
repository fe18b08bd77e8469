import type { JobTicket } from '#domain/jobTicket'
import { decoration, tagged } from '../pdf/tags.ts'
import { fittingLook, heightOf, ink, write } from '../pdf/writing.ts'
import { type Block, inner, type Sheet } from './page.ts'

const quantityWidth = 104
const dateWidth = 96
const gap = 10

/** What is made, for whom, how many and until when. */
export function productBlock({ pdf, root, scale }: Sheet, ticket: JobTicket): Block {
  const width = inner - quantityWidth - dateWidth - 2 * gap
  const description = ticket.description === '' ? 'Not described yet' : ticket.description
  const title = { size: 16 * scale, weight: 'bold', lines: 2 } as const
  const customer = { size: 11 * scale, weight: 'semibold', colour: ink.label, lines: 2 } as const
  const titleHeight = heightOf(pdf, description, width, title)
  const height = Math.max(44 * scale, titleHeight + heightOf(pdf, ticket.customer, width, customer) + 1)
  const label = { size: 7, weight: 'semibold', colour: ink.label } as const
  return {
    height,
    draw: (x, y) => {
      tagged(pdf, root, 'P', () => {
        write(pdf, description, x, y, width, title)
        write(pdf, ticket.customer, x, y + titleHeight + 1, width, customer)
      })
      const boxes = [
        { words: 'QUANTITY', value: ticket.quantity, width: quantityWidth, size: 25 },
        { words: 'REQUIRED', value: ticket.requiredDate, width: dateWidth, size: 15 },
      ]
      let left = x + width + gap
      for (const box of boxes) {
        decoration(pdf, () =>
          pdf
            .rect(left + 0.5, y + 0.5, box.width - 1, height - 1)
            .lineWidth(0.8)
            .stroke(ink.text),
        )
        tagged(pdf, root, 'P', () => {
          write(pdf, box.words, left + 6, y + 4, box.width - 12, label)
          const value = box.value === '' ? '–' : box.value
          const look = { size: box.size * scale, weight: 'bold', align: 'right' } as const
          const fit = fittingLook(pdf, value, box.width - 12, look)
          const top = y + 8 + (height - 8 - fit.size * 1.2) / 2
          write(pdf, value, left + 5, top, box.width - 10, fit)
        })
        left += box.width + gap
      }
    },
  }
}
