import { type Names, worth } from './formula.ts'
import type { Hole, HungPanel, Panel, Side } from './panel.ts'
import { type PlacedPanel, placePanels } from './placePanels.ts'
import type { PieceTable } from './styleTable.ts'

const holeIn = (
  target: PlacedPanel,
  tongue: PlacedPanel,
  side: Side,
  { away, caliper, play }: { away: number; caliper: number; play: number },
): Hole => {
  const across = caliper + 2 * play
  if (side === 'left' || side === 'right') {
    const middle = side === 'left' ? away : target.width - away
    const height = tongue.height + 2 * play
    return { x: middle - across / 2, y: tongue.y - play - target.y, width: across, height }
  }
  const middle = side === 'bottom' ? away : target.height - away
  const width = tongue.width + 2 * play
  return { x: tongue.x - play - target.x, y: middle - across / 2, width, height: across }
}

const within = ({ x, y, width, height }: Hole, target: PlacedPanel): boolean =>
  x >= 0 && y >= 0 && x + width <= target.width && y + height <= target.height

const withHoles = (panel: Panel, holes: ReadonlyMap<string, readonly Hole[]>): Panel => ({
  ...panel,
  holes: [...panel.holes, ...(holes.get(panel.name) ?? [])],
  children: panel.children.map((child): HungPanel => ({ ...withHoles(child, holes), hinge: child.hinge })),
})

/**
 * The tree with a slot for every tongue in the panel that the tongue folds through, a play longer and wider on each side
 * than the tongue and its board (mm). A rolled wall comes straight down, so the slot lies along the edge where its tongue does.
 */
export function tongueSlots(root: Panel, { slots = [], panels }: PieceTable, names: Names): Panel {
  if (slots.length === 0) return root
  const placed = placePanels(root)
  const tongues = placed.filter(({ panel }) => panel.role === 'tongue')
  const holes = new Map<string, Hole[]>()
  for (const [name, fromEnd, fromSide = fromEnd] of slots) {
    const target = placed.find(({ panel }) => panel.name === name)
    if (target === undefined) continue
    const reached = tongues.filter(tongue => slots.length === 1 || isBeside(tongue, target))
    holes.set(
      name,
      reached
        .map(tongue => {
          const side = tongue.panel.hinge?.side ?? 'left'
          const away = worth(side === 'left' || side === 'right' ? fromEnd : fromSide, names)
          return holeIn(target, tongue, side, { away, caliper: names.t ?? 0, play: names.play ?? 0 })
        })
        .filter(hole => within(hole, target)),
    )
  }
  return panels.length === 0 ? root : withHoles(root, holes)
}

/** Of several panels with slots, the one that lies in line with the tongue. */
const isBeside = (tongue: PlacedPanel, target: PlacedPanel): boolean =>
  tongue.x + tongue.width > target.x && tongue.x < target.x + target.width
