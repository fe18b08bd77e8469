import { freeIntervals, type Interval } from './freeIntervals.ts'
import { holeStrokes } from './holeStrokes.ts'
import { joinFloors } from './joinFloors.ts'
import { notchStrokes } from './notchStrokes.ts'
import type { Panel, Side } from './panel.ts'
import { type PanelSide, panelSides } from './panelSides.ts'
import type { PlacedPanel } from './placePanels.ts'
import type { RuleLine } from './ruleLine.ts'
import type { Point, Stroke } from './stroke.ts'

const opposite: Record<Side, Side> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' }

const runsAcross = (side: Side) => side === 'bottom' || side === 'top'

const rangeOf = (side: Side, { x, y, width, height }: PlacedPanel): Interval =>
  runsAcross(side) ? [x, x + width] : [y, y + height]

const lineAt = ({ side, from }: PanelSide, [low, high]: Interval): { from: Point; to: Point } =>
  runsAcross(side)
    ? { from: { x: low, y: from.y }, to: { x: high, y: from.y } }
    : { from: { x: from.x, y: low }, to: { x: from.x, y: high } }

const extentOf = ({ side, from, to }: PanelSide): Interval => {
  const ends = runsAcross(side) ? [from.x, to.x] : [from.y, to.y]
  return [Math.min(...ends), Math.max(...ends)]
}

const overlap = (a: Interval, b: Interval): Interval => [Math.max(a[0], b[0]), Math.min(a[1], b[1])]

/** A trimmed corner is cut; the halves of a web are one piece of board that creases along their diagonal. */
const cornerLines = ({ name, role, hinge }: Panel, corner: Stroke): RuleLine[] => {
  if (role !== 'web') return [{ ...corner, rule: 'CUT', panel: name }]
  return hinge?.angle === 180 ? [] : [{ ...corner, rule: 'CREASE', panel: name }]
}

/**
 * Every cut and crease of a flat blank, once each, from its placed panels: a panel creases where it hangs from its parent,
 * and whatever of its sides carries neither hinge nor slot is cut. The floor of a slot between two flaps is one cut.
 */
export function ruleLines(placed: readonly PlacedPanel[]): RuleLine[] {
  const edges: RuleLine[] = []
  const floors: RuleLine[] = []
  const hinges: RuleLine[] = []
  placed.forEach((item, index) => {
    const { panel } = item
    const cut = (stroke: Stroke): RuleLine => ({ ...stroke, rule: 'CUT', panel: panel.name })
    const parent = placed[item.parent]
    for (const side of panelSides(item)) {
      const whole = extentOf(side)
      const origin = runsAcross(side.side) ? item.x : item.y
      const hung = placed.filter(
        ({ parent: of, panel: { hinge } }) => of === index && hinge?.side === side.side,
      )
      const notches = panel.notches.filter(notch => notch.side === side.side)
      const taken = [
        ...hung.map(child => rangeOf(side.side, child)),
        ...notches.map(({ offset, width }): Interval => {
          const start = origin + offset
          return [start, start + width]
        }),
      ]
      if (parent !== undefined && panel.hinge !== null && opposite[panel.hinge.side] === side.side) {
        const { rule } = panel.hinge
        const hinge = overlap(whole, rangeOf(side.side, parent))
        taken.push(hinge)
        if (rule !== 'NONE') {
          const { slit } = panel.hinge
          const creased: Interval = [hinge[0] + slit, hinge[1] - slit]
          hinges.push({ kind: 'line', ...lineAt(side, creased), rule, panel: panel.name })
          for (const end of slit > 0 ? freeIntervals(hinge, [creased]) : [])
            edges.push(cut({ kind: 'line', ...lineAt(side, end) }))
        }
      }
      for (const free of freeIntervals(whole, taken))
        (hung.length > 0 ? floors : edges).push(cut({ kind: 'line', ...lineAt(side, free) }))
      for (const notch of notches) edges.push(...notchStrokes(item, notch).map(cut))
      if (side.corner !== null) edges.push(...cornerLines(panel, side.corner))
    }
    for (const hole of panel.holes) edges.push(...holeStrokes(item, hole).map(cut))
    for (const { rule, from, to } of panel.marks) {
      const at = ({ x, y }: Point): Point => ({ x: item.x + x, y: item.y + y })
      hinges.push({ kind: 'line', rule, panel: panel.name, from: at(from), to: at(to) })
    }
  })
  return [...edges, ...joinFloors(floors), ...hinges]
}
