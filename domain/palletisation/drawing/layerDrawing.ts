import type { LayerBox } from '../layer/layer.ts'
import { drawing } from './drawing.ts'
import { element } from './element.ts'
import { paint } from './paint.ts'
import type { PalletSketch } from './palletSketch.ts'
import { spread } from './spread.ts'

const margin = 60

/** A layer from above on its pallet, boxes numbered, straps drawn over it, as SVG; 1 unit is 1 mm. */
export function layerDrawing(title: string, sketch: PalletSketch, boxes: readonly LayerBox[]): string {
  const { pallet } = sketch
  const left = Math.min(0, ...boxes.map(box => box.x)) - margin
  const near = Math.min(0, ...boxes.map(box => box.y)) - margin
  const width = Math.max(pallet.length, ...boxes.map(box => box.x + box.length)) + margin - left
  const height = Math.max(pallet.width, ...boxes.map(box => box.y + box.width)) + margin - near
  const outline = { x: 0, y: 0, width: pallet.length, height: pallet.width, stroke: paint.ink }
  return drawing(
    `${title}: ${boxes.length} on ${pallet.name}`,
    { x: left, y: near, width, height },
    element('rect', { ...outline, fill: paint.timber, 'stroke-width': 4 }),
    element('g', { stroke: paint.ink, 'stroke-width': 3 }, ...boxes.map(boxFromAbove)),
    element('rect', { ...outline, fill: 'none', 'stroke-width': 3, 'stroke-dasharray': '18 12' }),
    element(
      'g',
      { stroke: paint.strap, 'stroke-width': 12, 'stroke-opacity': 0.7 },
      ...spread(sketch.strapsAcross, pallet.length).map(x =>
        element('line', { x1: x, y1: near + margin, x2: x, y2: near + height - margin }),
      ),
      ...spread(sketch.strapsThrough, pallet.width).map(y =>
        element('line', { x1: left + margin, y1: y, x2: left + width - margin, y2: y }),
      ),
    ),
    element(
      'g',
      {
        fill: paint.ink,
        'font-family': 'sans-serif',
        'text-anchor': 'middle',
        'dominant-baseline': 'central',
      },
      ...boxes.map(numberOfBox),
    ),
  )
}

function boxFromAbove(box: LayerBox): string {
  const fill = box.length >= box.width ? paint.board : paint.turnedBoard
  return element('rect', { x: box.x, y: box.y, width: box.length, height: box.width, fill })
}

function numberOfBox(box: LayerBox, before: number): string {
  const middle = { x: box.x + box.length / 2, y: box.y + box.width / 2 }
  return element('text', { ...middle, 'font-size': Math.min(box.length, box.width) / 3 }, String(before + 1))
}
