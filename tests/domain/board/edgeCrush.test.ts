import { describe, expect, it } from 'vitest'
import { type EdgeCrushInput, edgeCrush } from '#domain/board'
import { fluteBC, fluteC, pliesBC, pliesC } from './examples.ts'

const ect = (input: EdgeCrushInput) => {
  const result = edgeCrush(input)
  return result.ok ? result.ect : result.reason
}

describe('edge crush', () => {
  it('is 6.53 kN/m for the C board and 11.11 kN/m for the BC board', () => {
    expect(ect({ plies: pliesC, flute: fluteC })).toBeCloseTo(6.53, 2)
    expect(ect({ plies: pliesBC, flute: fluteBC })).toBeCloseTo(11.11, 2)
  })

  it('follows the factor of the plant', () => {
    expect(ect({ plies: pliesC, flute: fluteC, factor: 0.8 })).toBeCloseTo(0.8 * 9.335, 9)
  })

  it('is the measured value where there is one', () => {
    expect(edgeCrush({ plies: [], flute: fluteC, measured: 7.1 })).toMatchObject({
      ok: true,
      ect: 7.1,
      method: 'measured',
    })
    expect(edgeCrush({ plies: pliesC, flute: fluteC, measured: null })).toMatchObject({
      method: 'calculated',
    })
  })

  it('cannot be calculated without every SCT', () => {
    const plies = pliesC.map((ply, i) => (i === 1 ? { role: ply.role, gsm: ply.gsm } : ply))
    expect(ect({ plies, flute: fluteC })).toBe(
      "Paper 2 has no SCT value, so the edge crush can't be calculated.",
    )
  })

  it.each([
    [{ plies: pliesC, flute: fluteC, measured: 0 }, 'A measured edge crush must be above 0.'],
    [{ plies: [], flute: fluteC }, 'A board needs at least one paper.'],
    [{ plies: pliesC, flute: fluteC, factor: 0 }, 'The edge crush factor must be above 0.'],
  ])('says why not: %j', (input, reason) => {
    expect(ect(input)).toBe(reason)
  })
})
