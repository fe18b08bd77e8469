import { describe, expect, it } from 'vitest'
import { layers, toDxf } from '#domain/dieline'
import { fullDrawing, plainDrawing } from './drawings.ts'

const pairsOf = (dxf: string) => {
  const lines = dxf.split('\r\n')
  expect(lines.at(-1)).toBe('')
  expect(lines.some(line => line.includes('\n'))).toBe(false)
  const pairs: [number, string][] = []
  for (let at = 0; at + 1 < lines.length; at += 2) pairs.push([Number(lines[at]), lines[at + 1] ?? ''])
  return pairs
}

/** The entities of a DXF as lists of their pairs. */
const entitiesOf = (pairs: [number, string][]) => {
  const start = pairs.findIndex(([code, value]) => code === 2 && value === 'ENTITIES')
  const entities: [number, string][][] = []
  for (const pair of pairs.slice(start + 1)) {
    if (pair[0] === 0 && pair[1] === 'ENDSEC') break
    if (pair[0] === 0) entities.push([])
    entities.at(-1)?.push(pair)
  }
  return entities
}

describe('DXF', () => {
  it('is R12, from a header to the end of the file, with every code a number', () => {
    const pairs = pairsOf(toDxf(plainDrawing()))
    expect(pairs).toContainEqual([1, 'AC1009'])
    expect(pairs.at(-1)).toEqual([0, 'EOF'])
    expect(pairs.every(([code]) => Number.isInteger(code))).toBe(true)
    const opened = pairs.filter(([code, value]) => code === 0 && value === 'SECTION').length
    expect(pairs.filter(([code, value]) => code === 0 && value === 'ENDSEC')).toHaveLength(opened)
  })

  it('lists every layer once', () => {
    const pairs = pairsOf(toDxf(plainDrawing()))
    const named = pairs.filter((_, index) => pairs[index - 1]?.[1] === 'LAYER' && pairs[index - 1]?.[0] === 0)
    expect(named.map(([, name]) => name)).toEqual(layers.map(({ layer }) => layer))
  })

  it('0201 C: 34 lines on CUT and 12 on CREASE', () => {
    const entities = entitiesOf(pairsOf(toDxf(plainDrawing())))
    const on = (layer: string) =>
      entities.filter(pairs => pairs.some(([code, value]) => code === 8 && value === layer))
    expect([on('CUT').length, on('CREASE').length, entities.length]).toEqual([34, 12, 46])
  })

  it('writes arcs with centre, radius and angles, and centred texts', () => {
    const entities = entitiesOf(pairsOf(toDxf(fullDrawing())))
    const kind = (name: string) => entities.filter(([first]) => first?.[1] === name)
    expect(kind('ARC')).toHaveLength(2)
    for (const arc of kind('ARC')) expect(arc.map(([code]) => code)).toEqual([0, 8, 10, 20, 30, 40, 50, 51])
    for (const text of kind('TEXT')) expect(text).toContainEqual([72, '1'])
  })
})
