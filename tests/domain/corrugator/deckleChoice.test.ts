import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DeckleChoiceInput, deckleChoice, defaultCorrugator } from '#domain/corrugator'
import { roundHalfUp } from '#domain/pricingPolicies'
import { seedFrom } from '../../depth.ts'
import examples from './examples.json' with { type: 'json' }

const worked: DeckleChoiceInput = { ...examples.input, creasesPerSheet: 2, pricePerMetre: 0 }

const chosen = (overrides: Partial<DeckleChoiceInput> = {}) => {
  const result = deckleChoice({ ...worked, ...overrides })
  if (!result.ok) throw new Error(result.reason)
  return result
}
const reason = (overrides: Partial<DeckleChoiceInput>) => {
  const result = deckleChoice({ ...worked, ...overrides })
  return result.ok ? 'calculated' : result.reason
}

describe('deckle choice', () => {
  it('5,000 sheets of 1441 × 560: four on 2350, then three on 1800, four on 2450, two on 1250', () => {
    const rows = chosen().rows.slice(0, examples.rows.length)
    expect(
      rows.map(row => ({
        deckle: row.deckle,
        out: row.out,
        trim: row.trim,
        trimPct: row.trimPercent,
        cuts: row.cuts,
        metres: roundHalfUp(row.metres, 2),
        webArea: roundHalfUp(row.webSqm, 2),
        cost: row.cost,
      })),
    ).toEqual(examples.rows)
  })

  it('lists every number of outs of every deckle once', () => {
    const { rows } = chosen({ deckles: [1250, 1250, 1800] })
    expect(rows.map(row => `${row.deckle}/${row.out}`).sort()).toEqual([
      '1250/1',
      '1250/2',
      '1800/1',
      '1800/2',
      '1800/3',
    ])
  })

  it('keeps within the crease positions of the slitter', () => {
    expect(chosen({ creasesPerSheet: 7 }).rows.every(row => row.out <= 2)).toBe(true)
    expect(chosen({ creasesPerSheet: 0 }).best.out).toBe(4)
  })

  it('counts the making of the web by the metre', () => {
    const [free, paid] = [chosen().best, chosen({ pricePerMetre: 0.1 }).best]
    expect(paid.cost).toBeCloseTo(free.cost + free.metres * 0.1, 1)
  })

  it('says which deckles cannot be used, and why', () => {
    expect(chosen({ deckles: [570, 1250] }).unusable).toEqual([
      { deckle: 570, reason: "Deckle 570: a sheet of 560 mm and 20 mm trim don't fit." },
    ])
  })

  it('tells why the best is the best', () => {
    expect(chosen().trace[0]).toMatchObject({ label: 'Deckle', value: 2350, why: 'cheapest of 23 ways' })
  })

  it.each<[string, Partial<DeckleChoiceInput>]>([
    ['The sheet length must be above 0.', { sheetLength: 0 }],
    ['The quantity must be above 0.', { quantity: Number.NaN }],
    ['The paper price must be 0 or more.', { paperPricePerTonne: -1 }],
    ['The plant has no deckles.', { deckles: [] }],
    ["Deckle 500: a sheet of 560 mm and 20 mm trim don't fit.", { deckles: [500] }],
    ['Deckle 1250: a sheet needs 21 creases, the machine has 20.', { deckles: [1250], creasesPerSheet: 21 }],
  ])('%s', (why, overrides) => {
    expect(reason(overrides)).toBe(why)
  })

  it('is sorted by cost, keeps the trim, and never gets dearer with one more deckle', () => {
    const deckle = fc.integer({ min: 900, max: 2500 })
    fc.assert(
      fc.property(
        fc.array(deckle, { minLength: 1, maxLength: 8 }),
        deckle,
        fc.integer({ min: 200, max: 850 }),
        (deckles, more, sheetWidth) => {
          const { rows, best } = chosen({ deckles, sheetWidth })
          expect(rows.map(r => r.cost)).toEqual(rows.map(r => r.cost).sort((a, b) => a - b))
          for (const row of rows) {
            expect(row.trim).toBeGreaterThanOrEqual(defaultCorrugator.minTrim)
            expect(row.cuts * row.out).toBeGreaterThanOrEqual(worked.quantity)
          }
          expect(chosen({ deckles: [...deckles, more], sheetWidth }).best.cost).toBeLessThanOrEqual(best.cost)
        },
      ),
      { seed: seedFrom(8), numRuns: 150 },
    )
  })
})
