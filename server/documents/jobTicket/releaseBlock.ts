import type { JobTicket } from '#domain/jobTicket'
import { decoration, tagged } from '../pdf/tags.ts'
import { heightOf, ink, write } from '../pdf/writing.ts'
import { type Block, inner, type Sheet } from './page.ts'

const padding = 5

/** Whether the job may be run: a band that nobody overlooks where it may not. */
export function releaseBlock({ pdf, root, scale }: Sheet, { release }: JobTicket): Block {
  const { isReleased, approval, lacks } = release
  const missing = lacks.map(({ tab, message }) => `${tab}: ${message}`).join('  ·  ')
  const head = isReleased ? 'RELEASED' : 'NOT RELEASED – missing:'
  const headLook = { size: 12 * scale, weight: 'bold', colour: isReleased ? ink.text : ink.paper } as const
  const body = isReleased ? approval : missing
  const look = {
    size: 9 * scale,
    weight: 'semibold',
    lines: isReleased ? 1 : 4,
    colour: headLook.colour,
  } as const
  const headWidth = isReleased ? 80 : 172 * scale
  const width = inner - 2 * padding - headWidth
  const text = heightOf(pdf, body, width, look)
  const height = Math.max(15 * scale, text) + 2 * padding - 2
  return {
    height,
    draw: (x, y) => {
      decoration(pdf, () => {
        if (isReleased)
          pdf
            .rect(x + 0.5, y + 0.5, inner - 1, height - 1)
            .lineWidth(1)
            .stroke(ink.text)
        else pdf.rect(x, y, inner, height).fill(ink.text)
      })
      tagged(pdf, root, 'P', () => {
        write(pdf, head, x + padding, y + padding - 1, headWidth, headLook)
        write(pdf, body, x + padding + headWidth, y + padding + (isReleased ? 1.5 : 0.5), width, look)
      })
    },
  }
}
