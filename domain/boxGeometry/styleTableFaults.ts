import { readFormula } from './formula.ts'
import type { CornerCut, Formula, PanelRow, RowExtras, StyleTable } from './styleTable.ts'

const cutFormulas = (cut: CornerCut | undefined): Formula[] => (cut === undefined ? [] : [cut[0], cut[1]])

const extraFormulas = ({ shift, ends, low, high, notch, crease, slit }: RowExtras): Formula[] => [
  ...[shift, slit].flatMap(formula => (formula === undefined ? [] : [formula])),
  ...[ends, low, high].flatMap(cutFormulas),
  ...(notch ?? []),
  ...(crease ?? []),
]

const rowFormulas = ([, , , offset, width, height, , extras = {}]: PanelRow): Formula[] => [
  offset,
  width,
  height,
  ...extraFormulas(extras),
]

/** What can be read of a formula: nothing, or that it uses a name which is none of these. */
function formulaFault(formula: Formula, names: ReadonlySet<string>, where: string): string[] {
  const read = readFormula(formula)
  if (!read.ok) return [`${where}: ${read.message}`]
  const unknown = (formula.match(/[A-Za-z]\w*/g) ?? []).find(
    name => name !== 'min' && name !== 'max' && !names.has(name),
  )
  return unknown === undefined
    ? []
    : [`${where}: ${unknown} is neither L, W, D, t nor an allowance before it.`]
}

/** Panels of a piece make one tree: the first hangs from nothing, every other from one of the piece, each name once. */
function treeFaults(panels: readonly PanelRow[], piece: string): string[] {
  const names = panels.map(([name]) => name)
  if (panels.length === 0) return [`${piece} has no panels.`]
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) return [`${piece} has two panels ${twice}.`]
  return panels.flatMap(([name, , hangs], index) => {
    if (index === 0) return hangs === '' ? [] : [`${name}: the first panel of ${piece} hangs from nothing.`]
    const [, parent = '', side = ''] = /^(.*)[.~](\w+)$/.exec(hangs) ?? []
    if (!['top', 'bottom', 'left', 'right'].includes(side)) return [`${name} hangs from no side of a panel.`]
    // A panel hangs from one before it, so that no two hang from each other.
    return names.slice(0, index).includes(parent)
      ? []
      : [`${name} hangs from ${parent}, which is not before it.`]
  })
}

/** Panels that a set may have with all its copies: each is held against each when it is folded. */
const mostPanels = 60

/** What is wrong with a table of geometry before anything is made by it, a sentence each; empty when it can be made. */
export function styleTableFaults({ allowances, rules, fits = [], pieces }: StyleTable): string[] {
  const faults: string[] = []
  const names = new Set(['L', 'W', 'D', 't'])
  for (const [name, formula] of Object.entries(allowances)) {
    faults.push(...formulaFault(formula, names, `Allowance ${name}`))
    names.add(name)
  }
  for (const [rule] of rules) {
    const sides = rule.split(/<=|>=|<|>/)
    if (sides.length !== 2) faults.push(`Rule ${rule} is no comparison of two formulas.`)
    else for (const side of sides) faults.push(...formulaFault(side, names, `Rule ${rule}`))
  }
  if (pieces.length === 0) faults.push('There are no pieces.')
  const panelsInAll = pieces.reduce(
    (sum, { panels, seats }) => sum + panels.length * Math.max(1, seats?.length ?? 0),
    0,
  )
  if (panelsInAll > mostPanels)
    faults.push(`All pieces and copies together have ${panelsInAll} panels, more than ${mostPanels}.`)
  for (const { name, inside, panels, slots = [], seats = [] } of pieces) {
    for (const formula of inside) faults.push(...formulaFault(formula, names, `Inside of ${name}`))
    for (const [panel, fromEnd, fromSide = fromEnd] of slots)
      for (const formula of new Set([fromEnd, fromSide]))
        faults.push(...formulaFault(formula, names, `Slot in ${panel}`))
    for (const { shift } of seats)
      for (const formula of shift) faults.push(...formulaFault(formula, names, `Seat of ${name}`))
    faults.push(...treeFaults(panels, name))
    for (const row of panels)
      for (const formula of rowFormulas(row)) faults.push(...formulaFault(formula, names, row[0]))
  }
  for (const [outer, , inner, , ...gaps] of fits) {
    for (const piece of [outer, inner])
      if (!pieces.some(({ name }) => name === piece)) faults.push(`There is no piece ${piece} to fit.`)
    for (const formula of gaps) faults.push(...formulaFault(formula, names, `Fit of ${outer}`))
  }
  return faults
}
