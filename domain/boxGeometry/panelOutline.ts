import { notchStrokes } from './notchStrokes.ts'
import { type PanelSide, panelSides } from './panelSides.ts'
import type { PlacedPanel } from './placePanels.ts'
import type { Stroke } from './stroke.ts'

const withNotches = (placed: PlacedPanel, { side, from, to }: PanelSide): Stroke[] => {
  const backwards = side === 'top' || side === 'left'
  const notches = placed.panel.notches
    .filter(notch => notch.side === side)
    .toSorted((a, b) => (backwards ? b.offset - a.offset : a.offset - b.offset))
  const strokes: Stroke[] = []
  let at = from
  for (const notch of notches) {
    const cuts = notchStrokes(placed, notch)
    for (const cut of [{ kind: 'line' as const, from: at, to: cuts[0]?.from ?? at }, ...cuts]) {
      strokes.push(cut)
      at = cut.to
    }
  }
  return [...strokes, { kind: 'line', from: at, to }]
}

const hasLength = ({ from, to }: Stroke) => from.x !== to.x || from.y !== to.y

/** The outline of a placed panel as strokes, counter-clockwise and closed, with its trimmed corners and its slots. */
export function panelOutline(placed: PlacedPanel): Stroke[] {
  return panelSides(placed)
    .flatMap(side => [...withNotches(placed, side), ...(side.corner === null ? [] : [side.corner])])
    .filter(hasLength)
}
