import type { PieceTable, StyleTable } from './styleTable.ts'

const line = (value: unknown): string => JSON.stringify(value)

const listed = (lines: readonly string[], depth: string, [open, close]: readonly [string, string]): string =>
  lines.length === 0
    ? `${open}${close}`
    : `${open}\n${lines.map(each => `${depth}  ${each}`).join(',\n')}\n${depth}${close}`

const brackets = ['[', ']'] as const
const braces = ['{', '}'] as const

function written({ panels, ...piece }: PieceTable): string {
  const parts = Object.entries(piece).map(([name, value]) => `${line(name)}: ${line(value)}`)
  return listed([...parts, `"panels": ${listed(panels.map(line), '      ', brackets)}`], '    ', braces)
}

/** A table of geometry as JSON that people read and change: an allowance, a rule or a panel a line. */
export function writeStyleTable({ allowances, rules, fits = [], pieces }: StyleTable): string {
  const formulas = Object.entries(allowances).map(([name, formula]) => `${line(name)}: ${line(formula)}`)
  const parts = [
    `"allowances": ${listed(formulas, '  ', braces)}`,
    `"rules": ${listed(rules.map(line), '  ', brackets)}`,
    ...(fits.length === 0 ? [] : [`"fits": ${listed(fits.map(line), '  ', brackets)}`]),
    `"pieces": ${listed(pieces.map(written), '  ', brackets)}`,
  ]
  return listed(parts, '', braces)
}
