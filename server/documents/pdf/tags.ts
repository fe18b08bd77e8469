import type { Part, Pdf } from './openPdf.ts'

/** What a part is, by the names that PDF has for them. */
type Kind = 'Sect' | 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'L' | 'LI'

/** A part inside another, to be filled. */
export function part(pdf: Pdf, parent: Part, kind: Kind): Part {
  const made = pdf.struct(kind)
  parent.add(made)
  return made
}

/** What is drawn, as a part of this kind. */
export function tagged(pdf: Pdf, parent: Part, kind: Kind | 'TD', draw: () => void): void {
  const made = pdf.struct(kind)
  parent.add(made)
  made.add(draw)
  made.end()
}

/** The head of a column or of a row. */
export function headCell(pdf: Pdf, row: Part, scope: 'Column' | 'Row', draw: () => void): void {
  const made = pdf.struct('TH', { scope } as Parameters<Pdf['struct']>[1])
  row.add(made)
  made.add(draw)
  made.end()
}

/** A drawing, with the words that stand for it. */
export function figure(pdf: Pdf, parent: Part, alt: string, draw: () => void): void {
  const made = pdf.struct('Figure', { alt })
  parent.add(made)
  made.add(draw)
  made.end()
}

/** What says nothing: lines, grounds, and what is repeated on every page. */
export function decoration(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' })
  draw()
  pdf.endMarkedContent()
}
