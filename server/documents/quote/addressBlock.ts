import type { QuoteDocument } from '#domain/quoteDocument'
import { decoration, tagged } from '../pdf/tags.ts'
import { heightOf, ink, write } from '../pdf/writing.ts'
import type { Flow } from './flow.ts'
import { brand, inner, page } from './page.ts'

const factsWidth = 232
const labelWidth = 76
const padding = 9
const lineHeight = 13

/** Whom the letter is for, and beside it what it is known by. */
export function addressBlock(
  flow: Flow,
  { customer, facts }: Pick<QuoteDocument, 'customer' | 'facts'>,
): void {
  const { pdf, root } = flow
  const top = flow.at()
  const width = inner - factsWidth - 24
  tagged(pdf, root, 'P', () => {
    let y = top + 12
    const name = { size: 11.5, weight: 'semibold', lines: 3 } as const
    write(pdf, customer.name, page.side, y, width, name)
    y += heightOf(pdf, customer.name, width, name) + 3
    for (const line of customer.lines) {
      const look = { size: 9.6, lines: 2 } as const
      write(pdf, line, page.side, y, width, look)
      y += heightOf(pdf, line, width, look) + 2.5
    }
  })
  const x = page.width - page.side - factsWidth
  const valueWidth = factsWidth - labelWidth - 2 * padding
  const value = { size: 8.6, weight: 'semibold', lines: 2 } as const
  const heights = facts.map(fact => Math.max(lineHeight, heightOf(pdf, fact.value, valueWidth, value) + 2.7))
  const height = heights.reduce((sum, each) => sum + each, 0) + 2 * padding - 3
  decoration(pdf, () => pdf.rect(x, top, factsWidth, height).fill(brand.pale))
  let y = top + padding
  facts.forEach((fact, index) => {
    const at = y
    tagged(pdf, root, 'P', () => {
      write(pdf, fact.label, x + padding, at + 0.6, labelWidth - 4, { size: 8, colour: ink.label })
      write(pdf, fact.value, x + padding + labelWidth, at, valueWidth, value)
    })
    y += heights[index] ?? 0
  })
  flow.move(Math.max(height, 84) + 20)
}
