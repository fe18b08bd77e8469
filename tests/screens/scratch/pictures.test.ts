import { describe, expect, test } from 'vitest'
import { blank } from '#domain/boxGeometry'
import { dieline, fold } from '#domain/dieline'
import { palletise, palletTypes } from '#domain/palletisation'
import { loadMesh } from '../../../src/components/solids/loadMesh.ts'
import { firstView, lookingFrom, turned, turnedByKey } from '../../../src/components/solids/orbitView.ts'
import { panelMesh } from '../../../src/components/solids/panelMesh.ts'
import { drawingView, fitted, zoomAt } from '../../../src/pages/scratch/dieline/drawingView.ts'
import { layerColour } from '../../../src/pages/scratch/dieline/layerLooks.ts'
import { layerPaths } from '../../../src/pages/scratch/dieline/layerPaths.ts'
import { drawingFile } from '../../../src/pages/scratch/dieline/saveDrawing.ts'

function blankOf(style: string, size: { length: number; width: number; depth: number }) {
  const result = blank(style, size, 'C', { cells: { alongLength: 3, alongWidth: 2 } })
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join(' '))
  return result.blank
}

const box = blankOf('0201', { length: 400, width: 300, depth: 250 })

describe('the dieline', () => {
  const area = { width: 600, height: 300 }
  const drawing = { width: 1441, height: 560 }

  test('fits its area with room for the dimensions', () => {
    const { scale, x, y } = drawingView(drawing, area, fitted)
    expect(x).toBeGreaterThanOrEqual(46)
    expect(x + drawing.width * scale).toBeLessThanOrEqual(area.width)
    expect(y - drawing.height * scale).toBeGreaterThanOrEqual(10)
    expect(y).toBeLessThanOrEqual(area.height - 42)
  })

  test('zooms around the pointer, within bounds', () => {
    const at = { x: 200, y: 120 }
    const before = drawingView(drawing, area, fitted)
    const after = drawingView(drawing, area, zoomAt(fitted, 2, at))
    const millimetre = (view: typeof before) => (at.x - view.x) / view.scale
    expect(after.scale).toBeCloseTo(2 * before.scale)
    expect(millimetre(after)).toBeCloseTo(millimetre(before))
    expect(zoomAt(fitted, 1e6, at).times).toBe(40)
  })

  test('is one path a layer, arcs included', () => {
    const paths = layerPaths(dieline(box, { glue: true }).entities)
    expect([...paths.keys()].toSorted()).toEqual(['CREASE', 'CUT', 'GLUE'])
    expect(
      layerPaths([
        { type: 'ARC', layer: 'CUT', centre: { x: 0, y: 0 }, radius: 5, startAngle: 0, endAngle: 90 },
      ]).get('CUT'),
    ).toBe('M5 0A5 5 0 0 1 0 5')
  })

  test('has a colour of its own on dark paper', () => {
    expect(layerColour('CREASE', false)).toBe('rgb(0 90 200)')
    expect(layerColour('CREASE', true)).toBe('rgb(115 164 225)')
  })

  test.each([
    ['svg', '<svg', 'image/svg+xml'],
    ['dxf', '999', 'image/vnd.dxf'],
    ['pdf', '%PDF-1.5', 'application/pdf'],
  ] as const)('can be taken away as %s', (format, start, mediaType) => {
    const file = drawingFile(box, box, format)
    expect(file).toMatchObject({ name: `0201-C-400x300x250.${format}`, mediaType })
    expect(file.text.startsWith(start)).toBe(true)
  })

  test('of a set names its piece in the file', () => {
    const set = blankOf('0933', { length: 400, width: 300, depth: 200 })
    const [, short] = set.pieces
    if (short === undefined) throw new Error('The set has one piece.')
    expect(drawingFile(set, short, 'svg').name).toBe('0933-C-400x300x200-short-strip.svg')
  })
})

describe('the box in three dimensions', () => {
  const reach = (positions: Float32Array, axis: number) => {
    const values = [...positions].filter((_, index) => index % 3 === axis)
    return Math.max(...values) - Math.min(...values)
  }

  test('closes around its inside size, board outside of it', () => {
    const mesh = panelMesh(fold(box, 1), 4)
    const sizes = [0, 1, 2].map(axis => reach(mesh.outside, axis)).toSorted((a, b) => a - b)
    const inside = [250, 300, 400]
    sizes.forEach((size, index) => {
      expect(size).toBeGreaterThan(inside[index] ?? 0)
      expect(size).toBeLessThan((inside[index] ?? 0) + 8 * 4)
    })
  })

  test.each(['0201', '0301', '0427', '0904'])(
    'style %s has triangles for every panel, flat and closed',
    style => {
      const made = blankOf(style, { length: 400, width: 300, depth: 100 })
      for (const fraction of [0, 0.5, 1]) {
        const model = fold(made, fraction)
        const { inside, outside, edges, radius } = panelMesh(model, 4)
        expect(inside.length).toBe(outside.length)
        expect(inside.length / 9).toBeGreaterThanOrEqual(2 * model.panels.length)
        expect(edges.every(Number.isFinite)).toBe(true)
        expect(radius).toBeGreaterThan(100)
      }
    },
  )
})

test('a load has a block for every bundle, turned ones apart, and stays within its height', () => {
  const [pallet] = palletTypes
  if (pallet === undefined) throw new Error('There are no pallet types.')
  const load = palletise({
    palletType: pallet,
    maxPalletHeight: 1500,
    orderQuantity: 5000,
    unitKg: 0.4,
    foldedSizeLength: 380,
    foldedSizeWidth: 260,
    foldedSizeT: 8.4,
    bundleQty: 25,
    strapsAcross: 2,
  })
  if (!load.calculationSuccess) throw new Error(load.calculationMessage)
  const mesh = loadMesh(load, pallet)
  const trianglesOfBlock = 12 * 9
  expect((mesh.straight.length + mesh.turned.length) / trianglesOfBlock).toBe(
    load.bundlesPerLayer * load.layersPerPallet,
  )
  expect(mesh.turned.length).toBeGreaterThan(0)
  expect(mesh.straps.length / trianglesOfBlock).toBe(6)
  const heights = [...mesh.straight].filter((_, index) => index % 3 === 2)
  expect(Math.max(...heights)).toBeLessThanOrEqual(load.unitLoadSizeDepth)
})

describe('the view', () => {
  test('turns by keys, never below the ground, and starts again with 0', () => {
    expect(turnedByKey(firstView, 'ArrowLeft')?.around).toBe(45)
    expect(turnedByKey(firstView, 'ArrowUp')?.above).toBe(35)
    expect(turnedByKey(turned(firstView, { above: 500, near: 100 }), '0')).toEqual(firstView)
    expect(turnedByKey(firstView, 'x')).toBeNull()
    expect(turned(firstView, { above: -500 }).above).toBe(-15)
  })

  test('looks from a direction of length 1', () => {
    expect(Math.hypot(...lookingFrom(firstView))).toBeCloseTo(1)
    const [x, y, z] = lookingFrom({ around: 0, above: 0, near: 1 })
    expect([x, y, z].map(value => Math.round(value))).toEqual([-0, -1, 0])
  })
})
