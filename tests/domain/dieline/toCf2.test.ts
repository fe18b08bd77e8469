import { describe, expect, it } from 'vitest'
import { toCf2 } from '#domain/dieline'
import { fullDrawing, plainDrawing } from './drawings.ts'

const linesOf = (cf2: string) => cf2.split('\r\n')
const rules = (cf2: string) => linesOf(cf2).filter(line => line.startsWith('L,'))

describe('CF2 (basic)', () => {
  it('begins, names its extent, calls one subroutine and ends', () => {
    const lines = linesOf(toCf2(plainDrawing()))
    expect([lines[0], lines[1], lines.at(-2)]).toEqual(['$BOF', 'V2', '$EOF'])
    for (const line of ['MAIN,LAYOUT', 'UM', 'LL,0,0', 'UR,1441,560', 'C,DESIGN,0,0,0,1,1', 'SUB,DESIGN'])
      expect(lines).toContain(line)
    expect(lines.filter(line => line === 'END')).toHaveLength(3)
  })

  it('writes cuts as type 1 and creases as type 2, with bridges every 150 mm', () => {
    const lines = rules(toCf2(plainDrawing()))
    expect(lines.filter(line => line.startsWith('L,2,1,0,'))).toHaveLength(34)
    expect(lines.filter(line => line.startsWith('L,2,2,0,'))).toHaveLength(12)
    expect(lines).toContain('L,2,1,0,1441,151,1441,409,1,6')
  })

  it('without bridging there are no bridges', () => {
    const lines = rules(toCf2(plainDrawing(), { every: 0, width: 6 }))
    expect(lines.every(line => line.endsWith(',0,0'))).toBe(true)
  })

  it('writes arcs as chords, and nothing that is not a rule', () => {
    const drawing = fullDrawing()
    const types = new Set(rules(toCf2(drawing)).map(line => line.split(',')[2]))
    expect(types).toEqual(new Set(['1', '2', '3', '4']))
    const straight = drawing.entities.filter(
      ({ type, layer }) => type === 'LINE' && ['CUT', 'CREASE', 'PERF', 'HALFCUT'].includes(layer),
    )
    expect(rules(toCf2(drawing)).length).toBeGreaterThan(straight.length + 2)
  })
})
