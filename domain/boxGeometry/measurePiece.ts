import type { BlankOptions } from './blankOptions.ts'
import type { BlankPiece } from './blankResult.ts'
import { creaseSpans } from './creaseSpans.ts'
import { holeArea } from './holeArea.ts'
import { micron } from './micron.ts'
import { outlineArea } from './outlineArea.ts'
import { panelOutline } from './panelOutline.ts'
import { placePanels } from './placePanels.ts'
import type { Rule } from './ruleLine.ts'
import { ruleLines } from './ruleLines.ts'
import { strokeLength } from './strokeLength.ts'
import type { Style } from './styles.ts'
import type { DraftPiece } from './template.ts'
import { withHingeRules } from './withHingeRules.ts'

/**
 * Takes every measure of a piece from its panel tree: sheet, crease spans, panels, rules and areas.
 * A die-cut piece has one span either way, for its creases are in the forme.
 */
export function measurePiece(
  { name, size, root: bare, seats, flutes, room, meets }: DraftPiece,
  { dieCut }: Style,
  { additionalTrim = 0, hingeRules = {} }: BlankOptions,
): BlankPiece {
  const root = withHingeRules(bare, hingeRules)
  const flat = placePanels(root)
  const length = micron(Math.max(...flat.map(({ x, width }) => x + width)))
  const sheetWidth = micron(Math.max(...flat.map(({ y, height }) => y + height)))
  const sheetLength = micron(length + additionalTrim)
  const rules = ruleLines(flat)
  const lengthOf = (rule: Rule) =>
    micron(rules.filter(line => line.rule === rule).reduce((sum, line) => sum + strokeLength(line), 0))
  const board = flat.reduce(
    (sum, placed) =>
      sum +
      outlineArea(panelOutline(placed)) -
      placed.panel.holes.reduce((holes, hole) => holes + holeArea(hole), 0),
    0,
  )
  return {
    name,
    quantity: seats.length,
    size,
    sheetLength,
    sheetWidth,
    corrCreases: dieCut ? [sheetWidth] : creaseSpans(rules, 'y', sheetWidth),
    ffgCreases: dieCut ? [length] : creaseSpans(rules, 'x', length),
    panels: flat.map(({ panel, x, y, width, height }) => ({
      name: panel.name,
      role: panel.role,
      x: micron(x),
      y: micron(y),
      width: micron(width),
      height: micron(height),
    })),
    rules,
    ruleLengths: {
      cut: lengthOf('CUT'),
      crease: lengthOf('CREASE'),
      perforation: lengthOf('PERF'),
      halfCut: lengthOf('HALFCUT'),
      trim: micron(2 * (sheetLength + sheetWidth)),
    },
    areas: { sheet: (sheetLength * sheetWidth) / 1e6, blank: board / 1e6 },
    root,
    flat,
    seats,
    flutes,
    room,
    meets,
  }
}
