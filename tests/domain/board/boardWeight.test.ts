import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boardWeight, type Ply } from '#domain/board'
import { flutes } from '#domain/boxGeometry'
import { seedFrom } from '../../depth.ts'
import { fluteBC, fluteC, pliesBC, pliesC } from './examples.ts'

const weigh = (plies: readonly Ply[], takeUp = [1.45]) =>
  boardWeight({ plies, flute: { caliper: 4, takeUp } })

describe('weight of a board', () => {
  it('C: 553 g/m² of paper and 563 g/m² of board', () => {
    const result = boardWeight({ plies: pliesC, flute: fluteC })
    expect(result).toMatchObject({ ok: true, paperGsm: 553, starchGsm: 10, boardGsm: 563, caliper: 4 })
    expect(result.ok && result.plies.map(p => [p.takeUp, p.effectiveGsm])).toEqual([
      [1, 175],
      [1.45, 203],
      [1, 175],
    ])
  })

  it('BC: 937.8 and 957.8 g/m²', () => {
    const result = boardWeight({ plies: pliesBC, flute: fluteBC })
    expect(result).toMatchObject({ ok: true, starchGsm: 20, caliper: 7 })
    expect(result.ok && result.paperGsm).toBeCloseTo(937.8, 9)
    expect(result.ok && result.boardGsm).toBeCloseTo(957.8, 9)
    expect(result.ok && result.plies.map(p => p.takeUp)).toEqual([1, 1.32, 1, 1.45, 1])
  })

  it('takes the starch of the plant', () => {
    expect(boardWeight({ plies: pliesC, flute: fluteC, starchPerGlueLine: 4 })).toMatchObject({
      boardGsm: 561,
    })
  })

  it('counts one glue line on single-faced board and none on a single paper', () => {
    expect(weigh(pliesC.slice(0, 2))).toMatchObject({ starchGsm: 5, boardGsm: 383 })
    expect(weigh(pliesC.slice(0, 1), [])).toMatchObject({ starchGsm: 0, boardGsm: 175, caliper: 4 })
  })

  it('sums the caliper when flute and liners are all known', () => {
    const plies: Ply[] = pliesC.map(ply => ({ ...ply, caliper: 0.25 }))
    const flute = { ...fluteC, fluteHeights: [3.6] }
    expect(boardWeight({ plies, flute })).toMatchObject({ caliper: 4.1 })
    expect(boardWeight({ plies: pliesC, flute })).toMatchObject({ caliper: 4 })
  })

  it('tells how it came about', () => {
    expect(boardWeight({ plies: pliesC, flute: fluteC }).trace).toContainEqual({
      label: 'Paper 2, medium',
      value: 203,
      unit: 'g/m²',
      why: '140 g/m² × take-up 1.45',
    })
  })

  it.each<[string, readonly Ply[], number[]]>([
    ['A board needs at least one paper.', [], []],
    ['Paper 1 has no grammage.', [{ role: 'liner', gsm: 0 }], []],
    [
      'Papers 1 and 2 are both a liner: liner and medium alternate.',
      [
        { role: 'liner', gsm: 100 },
        { role: 'liner', gsm: 100 },
      ],
      [],
    ],
    ['The flute has take-up factors for 2 media, the board has 1.', pliesC, [1.3, 1.4]],
    ['A take-up factor is 1 or more.', pliesC, [0.9]],
  ])('%s', (reason, plies, takeUp) => {
    expect(weigh(plies, takeUp)).toEqual({ ok: false, reason, trace: [] })
  })

  it('refuses starch below 0', () => {
    expect(boardWeight({ plies: pliesC, flute: fluteC, starchPerGlueLine: -1 })).toMatchObject({
      ok: false,
      reason: 'The starch on a glue line must be 0 or more.',
    })
  })

  it('grows with every paper and every take-up', () => {
    const gsm = fc.integer({ min: 60, max: 450 })
    fc.assert(
      fc.property(
        fc.tuple(gsm, gsm, gsm),
        fc.nat(2),
        fc.double({ min: 1, max: 1.6, noNaN: true }),
        (weights, i, up) => {
          const plies = (more: number): Ply[] =>
            weights.map((w, n) => ({ role: n === 1 ? 'medium' : 'liner', gsm: w + (n === i ? more : 0) }))
          const light = weigh(plies(0), [up])
          const heavy = weigh(plies(10), [up])
          const taller = weigh(plies(0), [up + 0.1])
          expect(light.ok && heavy.ok && heavy.boardGsm > light.boardGsm).toBe(true)
          expect(light.ok && taller.ok && taller.boardGsm > light.boardGsm).toBe(true)
        },
      ),
      { seed: seedFrom(5), numRuns: 200 },
    )
  })
})

it.each(Object.values(flutes))('takes flute $code as the flute master has it', flute => {
  const plies: Ply[] = Array.from({ length: 2 * flute.takeUp.length + 1 }, (_, i) => ({
    role: i % 2 === 0 ? 'liner' : 'medium',
    gsm: 140,
  }))
  expect(boardWeight({ plies, flute })).toMatchObject({ ok: true, caliper: flute.caliper })
})
