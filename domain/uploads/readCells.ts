import { askThousands, parseNumber, parseWhole } from '#domain/formats'
import { text } from '#domain/messages'
import { readActive } from './readActive.ts'
import type { CellKind } from './uploadFields.ts'

/** What is wrong with a field of a line. */
export interface CellFinding {
  readonly path: string
  readonly message: string
}

function readCell(kind: CellKind, cell: string): unknown {
  const words = cell.trim()
  switch (kind) {
    case 'text':
      return words
    case 'number':
    case 'numberOrNone':
      return parseNumber(words)
    case 'wholeOrNone':
      return parseWhole(words)
    case 'yesNo':
      return readActive(words)
    case 'codes':
      return [...new Set(words.split(/[,;]/).map(code => code.trim()))].filter(code => code !== '').sort()
  }
}

/**
 * What the cells of a line say, by field: a field that has no cell is left out, so that it stays as it is. A cell that
 * can't be read as its kind is a finding in the specification's words.
 */
export function readCells(
  fields: Readonly<Record<string, CellKind>>,
  cells: Readonly<Record<string, string>>,
): { readonly values: Readonly<Record<string, unknown>>; readonly findings: readonly CellFinding[] } {
  const read = Object.entries(fields).flatMap(([path, kind]) => {
    const cell = cells[path]
    // An empty cell says neither yes nor no.
    if (kind === 'yesNo' && cell?.trim() === '') return []
    return cell === undefined ? [] : [{ path, kind, cell, value: readCell(kind, cell) }]
  })
  return {
    values: Object.fromEntries(read.map(({ path, value }) => [path, value])),
    findings: read.flatMap(({ path, kind, cell, value }) => {
      const doubt = kind === 'wholeOrNone' ? askThousands(cell) : null
      if (doubt !== null) return [{ path, message: doubt }]
      if ((kind === 'number' && value === null) || Number.isNaN(value))
        return [{ path, message: text('formNumeric') }]
      if (kind === 'yesNo' && value === null) return [{ path, message: 'must be yes or no' }]
      return []
    }),
  }
}
