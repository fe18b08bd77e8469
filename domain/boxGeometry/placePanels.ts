import type { Panel, Side } from './panel.ts'

/** A panel's rectangle on the flat blank, mm; `parent` is the index of the panel it hangs from, -1 for the first. */
export interface PlacedPanel {
  readonly panel: Panel
  readonly parent: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

type Rect = Pick<PlacedPanel, 'x' | 'y' | 'width' | 'height'>

const beside = (parent: Rect, side: Side, offset: number, width: number, height: number): Rect => {
  switch (side) {
    case 'top':
      return { x: parent.x + offset, y: parent.y + parent.height, width, height }
    case 'bottom':
      return { x: parent.x + offset, y: parent.y - height, width, height }
    case 'right':
      return { x: parent.x + parent.width, y: parent.y + offset, width, height }
    case 'left':
      return { x: parent.x - width, y: parent.y + offset, width, height }
  }
}

/**
 * Lays a panel tree out flat, so that the lower left corner of the whole lies at 0, 0. Parents come before their children.
 */
export function placePanels(root: Panel): PlacedPanel[] {
  const placed: PlacedPanel[] = []
  const place = (panel: Panel, parent: number, rect: Rect) => {
    const index = placed.push({ panel, parent, ...rect }) - 1
    for (const child of panel.children) {
      const { side, offset } = child.hinge
      place(child, index, beside(rect, side, offset, child.width, child.height))
    }
  }
  place(root, -1, { x: 0, y: 0, width: root.width, height: root.height })
  const left = Math.min(...placed.map(({ x }) => x))
  const bottom = Math.min(...placed.map(({ y }) => y))
  return placed.map(item => ({ ...item, x: item.x - left, y: item.y - bottom }))
}
