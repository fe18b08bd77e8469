import { counted } from '#domain/formats'
import type { LayerBox } from '../layer/layer.ts'
import { drawing } from './drawing.ts'
import { element } from './element.ts'
import { paint } from './paint.ts'
import type { PalletSketch } from './palletSketch.ts'
import { spread } from './spread.ts'
import { visibleFromFront } from './visibleFromFront.ts'

const margin = 60
const space = 220

/** The load from the side, along the pallet's width, with its height and the greatest allowed one, as SVG in mm. */
export function sideDrawing(title: string, sketch: PalletSketch): string {
  const { pallet, layers, layerHeight, topHeight, maxPalletHeight, boxes, alternateBoxes } = sketch
  const both = [...boxes, ...alternateBoxes]
  const left = Math.min(0, ...both.map(box => box.x))
  const right = Math.max(pallet.length, ...both.map(box => box.x + box.length))
  const loadTop = pallet.height + layers * layerHeight
  const total = loadTop + topHeight
  const highest = Math.max(total, maxPalletHeight)
  const up = (height: number) => highest - height
  const stacked = Array.from({ length: layers }, (_, layer) => {
    const from = pallet.height + layer * layerHeight
    return layerFromSide(layer % 2 === 0 ? boxes : alternateBoxes, up(from + layerHeight), layerHeight)
  })
  const view = {
    x: left - margin,
    y: -margin,
    width: right - left + 2 * margin + space,
    height: highest + 2 * margin,
  }
  return drawing(
    `${title}: ${counted(layers, 'layer')}, ${Math.round(total)} mm high`,
    view,
    ...palletFromSide(pallet, up),
    ...stacked,
    element('rect', {
      x: left,
      y: up(total),
      width: right - left,
      height: topHeight,
      fill: paint.timber,
      stroke: paint.ink,
      'stroke-width': topHeight > 0 ? 2 : 0,
    }),
    element(
      'g',
      { stroke: paint.strap, 'stroke-width': 12, 'stroke-opacity': 0.7 },
      ...spread(sketch.strapsAcross, pallet.length).map(x =>
        element('line', { x1: x, y1: up(total), x2: x, y2: up(0) }),
      ),
    ),
    element('line', {
      x1: left - margin / 2,
      y1: up(maxPalletHeight),
      x2: right + margin / 2,
      y2: up(maxPalletHeight),
      stroke: paint.limit,
      'stroke-width': 4,
      'stroke-dasharray': '24 14',
    }),
    label(right + margin, up(maxPalletHeight), `max ${Math.round(maxPalletHeight)}`, paint.limit),
    label(right + margin, up(total) + 60, `${Math.round(total)} mm`, paint.ink),
  )
}

function layerFromSide(boxes: readonly LayerBox[], top: number, height: number): string {
  return element(
    'g',
    { stroke: paint.ink, 'stroke-width': 3 },
    ...visibleFromFront(boxes).map(box =>
      element('rect', {
        x: box.x,
        y: top,
        width: box.length,
        height,
        fill: box.length >= box.width ? paint.board : paint.turnedBoard,
      }),
    ),
  )
}

/** Deck boards above and below, three blocks between them. */
function palletFromSide(pallet: PalletSketch['pallet'], up: (height: number) => number): string[] {
  const board = pallet.height / 6
  const block = pallet.length / 8
  const part = (x: number, top: number, width: number, height: number) =>
    element('rect', {
      x,
      y: up(top),
      width,
      height,
      fill: paint.timber,
      stroke: paint.ink,
      'stroke-width': 2,
    })
  return [
    part(0, pallet.height, pallet.length, board),
    part(0, board, pallet.length, board),
    ...[0, (pallet.length - block) / 2, pallet.length - block].map(x =>
      part(x, pallet.height - board, block, pallet.height - 2 * board),
    ),
  ]
}

function label(x: number, y: number, text: string, fill: string): string {
  return element('text', { x, y, 'font-size': 44, 'font-family': 'sans-serif', fill }, text)
}
