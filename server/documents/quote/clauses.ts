import type { QuoteClause } from '#domain/quoteDocument'
import { tagged } from '../pdf/tags.ts'
import { ink, type Look, write } from '../pdf/writing.ts'
import type { Flow } from './flow.ts'
import { inner, page } from './page.ts'
import { heightOfParagraphs, writeParagraphs } from './paragraphs.ts'

const titleWidth = 112
const look: Look = { size: 8.3 }

/** A term higher than this is parted, and keeps to nothing behind it. */
const highestKept = 160

/** The terms, each text beside its heading; the last stands on the page of what is `behind` them, points high. */
export function termsPart(flow: Flow, terms: readonly QuoteClause[], behind: number): void {
  if (terms.length === 0) return
  const { pdf, root } = flow
  flow.need(64 + (terms.length === 1 ? behind : 0))
  const y = flow.at()
  tagged(pdf, root, 'H2', () => write(pdf, 'Terms', page.side, y, inner, { size: 12, weight: 'bold' }))
  flow.move(20)
  for (const [place, { title, text }] of terms.entries()) {
    const manner = {
      look,
      gap: 3,
      x: page.side + (title === '' ? 0 : titleWidth),
      width: inner - (title === '' ? 0 : titleWidth),
    }
    // A short term is not parted; a long one is, but not right behind its heading.
    const height = heightOfParagraphs(flow, text, manner)
    const isKept = place === terms.length - 1 && height <= highestKept
    flow.need(isKept ? height + 14 + behind : Math.min(height, 80))
    if (title !== '') {
      const at = flow.at()
      const heading = { size: 8.3, weight: 'semibold', colour: ink.label, lines: 3 } as const
      tagged(pdf, root, 'P', () => write(pdf, title, page.side, at, titleWidth - 10, heading))
    }
    writeParagraphs(flow, root, text, manner)
    flow.move(6)
  }
  flow.move(8)
}

const body: Look = { size: 9.8 }

const manner = { look: body, gap: 6, x: page.side, width: inner } as const

/** Height of words as `lettersPart` writes them. */
export const lettersHeight = (flow: Flow, clauses: readonly QuoteClause[]): number =>
  clauses.reduce(
    (sum, { title, text }) => sum + (title === '' ? 0 : 19) + heightOfParagraphs(flow, text, manner) + 10,
    0,
  )

/** Words before and behind the items, as a letter has them. */
export function lettersPart(flow: Flow, clauses: readonly QuoteClause[]): void {
  for (const { title, text } of clauses) {
    if (title !== '') {
      flow.need(40)
      const at = flow.at()
      tagged(flow.pdf, flow.root, 'H2', () =>
        write(flow.pdf, title, page.side, at, inner, { size: 12, weight: 'bold' }),
      )
      flow.move(19)
    }
    writeParagraphs(flow, flow.root, text, manner)
    flow.move(10)
  }
}
