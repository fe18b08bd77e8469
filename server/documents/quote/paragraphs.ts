import type { Part } from '../pdf/openPdf.ts'
import { tagged } from '../pdf/tags.ts'
import { type Look, linesOf, write } from '../pdf/writing.ts'
import type { Flow } from './flow.ts'

/** Height of a line of text that is read, as a share of its size: more than in a table. */
const leading = 1.42

const everyLine = 10_000

/** The paragraphs of a text: each line that a person ended is one. */
const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n+/)
    .map(each => each.trim())
    .filter(each => each !== '')

interface Manner {
  readonly x: number
  readonly width: number
  readonly look: Look
  /** Points between paragraphs. */
  readonly gap?: number
}

/** Height of a text at this width, as `writeParagraphs` writes it. */
export function heightOfParagraphs({ pdf }: Flow, text: string, { width, look, gap = 4 }: Manner): number {
  const paragraphs = paragraphsOf(text)
  const lines = paragraphs.map(each => linesOf(pdf, each, width, { ...look, lines: everyLine }).length)
  return (
    lines.reduce((sum, count) => sum + count * look.size * leading, 0) + gap * Math.max(0, lines.length - 1)
  )
}

/** Writes a text paragraph by paragraph, over as many pages as it takes, no line of a paragraph alone at the end of one. */
export function writeParagraphs(
  flow: Flow,
  parent: Part,
  text: string,
  { x, width, look, gap = 4 }: Manner,
): void {
  const { pdf } = flow
  const high = look.size * leading
  paragraphsOf(text).forEach((paragraph, place) => {
    if (place > 0) flow.move(gap)
    const lines = linesOf(pdf, paragraph, width, { ...look, lines: everyLine })
    flow.need(Math.min(lines.length, 2) * high)
    let held: string[] = []
    let top = flow.at()
    const put = () => {
      const part = held
      const from = top
      if (part.length > 0)
        tagged(pdf, parent, 'P', () =>
          part.forEach((line, index) => {
            write(pdf, line, x, from + index * high, width, look)
          }),
        )
      held = []
    }
    for (const line of lines) {
      if (flow.at() + high > flow.bottom) {
        put()
        flow.need(high)
        top = flow.at()
      }
      held.push(line)
      flow.move(high)
    }
    put()
  })
}
