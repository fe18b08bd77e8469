import type { BlankPiece, PlacedPanel } from '#domain/boxGeometry'
import type { DielineHinge } from './model.ts'

const hingeOf = (placed: PlacedPanel, parent: PlacedPanel): DielineHinge | null => {
  const { hinge } = placed.panel
  if (hinge === null) return null
  const { x, y, width, height } = placed
  const upright = hinge.side === 'top' || hinge.side === 'bottom'
  const at = {
    top: parent.y + parent.height,
    bottom: parent.y,
    right: parent.x + parent.width,
    left: parent.x,
  }[hinge.side]
  return {
    panel: placed.panel.name,
    parent: parent.panel.name,
    from: upright ? { x, y: at } : { x: at, y },
    to: upright ? { x: x + width, y: at } : { x: at, y: y + height },
    angle: hinge.angle,
    rule: hinge.rule,
  }
}

/** The lines on which the panels of a flat blank hang from each other. */
export function dielineHinges({ flat }: BlankPiece): DielineHinge[] {
  return flat.flatMap(placed => {
    const parent = flat[placed.parent]
    const hinge = parent === undefined ? null : hingeOf(placed, parent)
    return hinge === null ? [] : [hinge]
  })
}
