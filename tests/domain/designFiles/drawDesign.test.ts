import { describe, expect, it } from 'vitest'
import { blankOfOrder, type DesignOrder, drawDesign } from '#domain/designFiles'
import { notice } from '#domain/dieline'
import { contentProblem, fileNameProblem, headLength } from '#domain/documents'
import { aStep } from '../quoteItem/builders.ts'
import { anOrder } from './orders.ts'

const filesOf = (order: DesignOrder) => {
  const drawn = drawDesign(order)
  if (!drawn.ok) throw new Error('There is no drawing.')
  return drawn
}
const textOf = (order: DesignOrder, fileName: string): string =>
  filesOf(order).files.find(file => file.fileName === fileName)?.text ?? ''

/** The lines of a DXF by layer: ends in mm. */
function linesOf(dxf: string) {
  const rows = dxf.split('\r\n')
  const pairs = Array.from(
    { length: Math.floor(rows.length / 2) },
    (_, at) => [Number(rows[2 * at]), rows[2 * at + 1] ?? ''] as const,
  )
  const begins = pairs.findIndex(([code, value]) => code === 2 && value === 'ENTITIES')
  const entities: (readonly (readonly [number, string])[])[] = []
  let open: [number, string][] = []
  for (const [code, value] of pairs.slice(begins + 1)) {
    if (code === 0) {
      entities.push(open)
      open = []
    }
    open.push([code, value])
  }
  const held = (entity: (typeof entities)[number], code: number) =>
    entity.find(([each]) => each === code)?.[1] ?? ''
  return entities
    .filter(entity => held(entity, 0) === 'LINE')
    .map(entity => ({
      layer: held(entity, 8),
      x: [10, 11].map(code => Number(held(entity, code))),
      y: [20, 21].map(code => Number(held(entity, code))),
    }))
}

const extent = (values: readonly number[]) => Math.max(...values) - Math.min(...values)

describe('the files of a design', () => {
  it('are a DXF in mm, cut and creased on layers of their own, as large as the blank', () => {
    const order = anOrder()
    const blank = blankOfOrder(order)
    if (!blank.ok) throw new Error('There is no blank.')
    const dxf = textOf(order, 'DP-10012-1.dxf')
    expect(dxf).toContain('millimetres')
    const lines = linesOf(dxf)
    expect(new Set(lines.map(({ layer }) => layer))).toEqual(new Set(['CUT', 'CREASE']))
    expect(extent(lines.flatMap(({ x }) => x))).toBeCloseTo(blank.blank.sheetLength, 3)
    expect(extent(lines.flatMap(({ y }) => y))).toBeCloseTo(blank.blank.sheetWidth, 3)
    const cut = lines.filter(({ layer }) => layer === 'CUT')
    expect(extent(cut.flatMap(({ x }) => x))).toBeCloseTo(blank.blank.sheetLength, 3)
  })

  it('and a CF2 of the same size', () => {
    const order = anOrder()
    const blank = blankOfOrder(order)
    if (!blank.ok) throw new Error('There is no blank.')
    const cf2 = textOf(order, 'DP-10012-1.cf2')
    const [, length, width] = /^UR,([\d.]+),([\d.]+)\r$/m.exec(cf2) ?? []
    expect([Number(length), Number(width)]).toEqual([blank.blank.sheetLength, blank.blank.sheetWidth])
    expect(cf2.split('\r\n')).toContain('UM')
    const kinds = new Set([...cf2.matchAll(/^L,\d+,(\d)/gm)].map(([, kind]) => kind))
    expect(kinds).toEqual(new Set(['1', '2']))
  })

  it('follow the size of the item', () => {
    const wide = linesOf(textOf(anOrder({ length: 500 }), 'DP-10012-1.dxf')).flatMap(({ x }) => x)
    const usual = linesOf(textOf(anOrder(), 'DP-10012-1.dxf')).flatMap(({ x }) => x)
    expect(extent(wide) - extent(usual)).toBeCloseTo(200, 3)
  })

  it('are pictures flat, folded and of the artwork, and stand-ins for ARD and MFG that say so', () => {
    const { files, ardFileName, mfgFileName } = filesOf(anOrder())
    expect(files.map(({ role }) => role)).toEqual([
      'ard',
      'mfg',
      'dxf',
      'cf2',
      'pdf',
      'svg',
      '2d',
      '3d',
      'artwork',
    ])
    for (const name of [ardFileName, mfgFileName]) {
      const { text } = files.find(({ fileName }) => fileName === name) ?? { text: '' }
      expect(JSON.stringify(JSON.parse(text))).toContain(notice)
    }
  })

  it('are each of a kind that items take, by name and by content', () => {
    const styles = [
      { styleCarton: '02', styleVariant: '0201' },
      { styleCarton: '04', styleVariant: '0427', depth: 80 },
    ]
    for (const style of styles) {
      for (const { fileName, text } of filesOf(anOrder(style)).files) {
        expect([
          fileNameProblem(fileName),
          contentProblem(fileName, Buffer.from(text).subarray(0, headLength)),
        ]).toEqual(['', ''])
      }
    }
  })

  it('have each piece of a set, under its name', () => {
    const { files, confirmed } = filesOf(
      anOrder({ styleCarton: '03', styleVariant: '0300', fefCoVariantCode: '0300' }),
    )
    const drawings = files.filter(({ role }) => role === 'dxf').map(({ fileName }) => fileName)
    expect(drawings.length).toBe(confirmed.pieces.length)
    expect(drawings.length).toBeGreaterThan(1)
    expect(new Set(drawings).size).toBe(drawings.length)
  })

  it('have the layout of the forme where it cuts more than one', () => {
    const cut = aStep('DIECUT', { formeType: '1', totalNumberUp: 2, sheetLength: 3000, sheetWidth: 700 })
    const order = anOrder({}, { designSteps: [cut] })
    expect(order.numberUp).toMatchObject({ across: 2, along: 1 })
    const layout = linesOf(textOf(order, 'DP-10012-1-mfg.dxf')).flatMap(({ x }) => x)
    const single = linesOf(textOf(order, 'DP-10012-1.dxf')).flatMap(({ x }) => x)
    expect(extent(layout)).toBeCloseTo(2 * extent(single), 3)
  })
})
