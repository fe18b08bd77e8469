import { describe, expect, it } from 'vitest'
import { drawSvg } from '../../server/documents/pdf/drawSvg.ts'
import type { Pdf } from '../../server/documents/pdf/openPdf.ts'
import { readSvg } from '../../server/documents/pdf/readSvg.ts'

interface Written {
  readonly words: string
  readonly top: number
  readonly size: number
}

/** What is written on paper for an SVG of 1000 × 1600 mm that is drawn 50 points wide; sizes in mm of the drawing. */
function writtenFor(texts: string): Written[] {
  const svg = readSvg(`<svg viewBox="0 0 1000 1600">${texts}</svg>`)
  if (svg === null) throw new Error('That is no SVG.')
  const written: Written[] = []
  let size = 0
  const heard: Readonly<Record<string, (...said: never[]) => unknown>> = {
    widthOfString: (words: string) => words.length * size * 0.6,
    fontSize: (now: number) => {
      size = now
      return pdf
    },
    text: (words: string, _x: number, top: number) => {
      written.push({ words, top, size })
      return pdf
    },
  }
  const pdf: object = new Proxy({}, { get: (_, name) => heard[String(name)] ?? (() => pdf) })
  drawSvg(pdf as Pdf, svg, { x: 0, y: 0, width: 50, height: 80 }, { thinnest: 0.5, smallestText: 7 })
  return written
}

const label = (y: number, words: string, more = '') =>
  `<text x="700" y="${y}" font-size="44"${more}>${words}</text>`

describe('texts that are written larger on paper than they are drawn', () => {
  it('stand under each other where one would cover the other', () => {
    const [limit, height] = writtenFor(label(0, 'max 1500') + label(87, '1473 mm'))
    expect(limit?.size).toBe(140)
    expect((height?.top ?? 0) - (limit?.top ?? 0)).toBeGreaterThanOrEqual(140)
  })

  it('stand above each other where they are drawn so', () => {
    const [limit, height] = writtenFor(label(110, 'max 640') + label(60, '750 mm'))
    expect((limit?.top ?? 0) - (height?.top ?? 0)).toBeGreaterThanOrEqual(140)
  })

  it('stay where they are when there is room, or when each belongs to what it stands in', () => {
    const tops = (texts: string) => writtenFor(texts).map(({ top }) => Math.round(top))
    expect(tops(label(0, 'max 1500') + label(400, '1100 mm'))).toEqual([-136, 264])
    const inBoxes = ' text-anchor="middle"'
    expect(tops(label(0, '1', inBoxes) + label(30, '2', inBoxes))).toEqual([-136, -106])
  })
})
