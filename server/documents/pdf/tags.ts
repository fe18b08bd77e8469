import type { Part, Pdf } from './openPdf.ts'

/** What a part is, by the names that PDF has for them. */
type Kind = 'Sect' | 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'L' | 'LI'

/** A part inside another, to be filled. */
export function part(pdf: Pdf, parent: Part, kind: Kind): Part {
  const made = pdf.struct(kind)
  parent.add(made)
  return made
}

/** What is drawn, as a part of this kind. */
export function tagged(pdf: Pdf, parent: Part, kind: Kind, draw: () => void): void {
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

/** A cell to be filled that reaches over so many rows and columns; with a scope it is a head. */
export function cell(
  pdf: Pdf,
  row: Part,
  { scope, rows = 1, columns = 1 }: { scope?: 'Row'; rows?: number; columns?: number },
): Part {
  const made = part(pdf, row, scope === undefined ? 'TD' : 'TH')
  const reach = { ...(rows > 1 ? { RowSpan: rows } : {}), ...(columns > 1 ? { ColSpan: columns } : {}) }
  const attributes = { O: 'Table', ...reach, ...(scope === undefined ? {} : { Scope: scope }) }
  // The library has no option for what reaches over several rows outside of its own tables.
  if (Object.keys(attributes).length > 1)
    (made as Part & { readonly dictionary: { readonly data: Record<string, unknown> } }).dictionary.data.A =
      attributes
  return made
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
