import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type NumberUpInput, numberUp } from '#domain/corrugator'
import { seedFrom } from '../../depth.ts'

const dieCutter = { minLength: 500, maxLength: 1600, minWidth: 400, maxWidth: 1100 }
const laid = (input: Partial<NumberUpInput>) => {
  const result = numberUp({ length: 500, width: 350, limits: dieCutter, ...input })
  if (!result.ok) throw new Error(result.reason)
  return result
}

describe('number up on a die-cut sheet', () => {
  it('takes the grid with most blanks a square metre', () => {
    expect(laid({}).best).toMatchObject({
      numberUp: 4,
      alongLength: 4,
      alongWidth: 1,
      isRotated: true,
      sheetLength: 1428,
      sheetWidth: 500,
    })
    expect(laid({ mayRotate: false }).best).toMatchObject({ numberUp: 6, sheetLength: 1522, sheetWidth: 706 })
  })

  it('turns the blank where that wastes less', () => {
    const limits = { ...dieCutter, maxLength: 1100, maxWidth: 510 }
    expect(laid({ limits }).best).toMatchObject({
      numberUp: 3,
      isRotated: true,
      sheetLength: 1072,
      sheetWidth: 500,
    })
    expect(laid({ limits, mayRotate: false }).best).toMatchObject({ numberUp: 2, isRotated: false })
  })

  it('pads a small sheet to the smallest the machine takes', () => {
    const limits = { minLength: 800, maxLength: 800, minWidth: 400, maxWidth: 400 }
    expect(laid({ limits, mayRotate: false }).best).toMatchObject({
      numberUp: 1,
      sheetLength: 800,
      sheetWidth: 400,
    })
  })

  it('takes bridge and gripper of the plant', () => {
    expect(laid({ settings: { bridge: 0, gripper: 0 } }).best).toMatchObject({
      numberUp: 9,
      sheetLength: 1500,
    })
  })

  it('lays a square blank one way only', () => {
    expect(laid({ length: 400, width: 400 }).rows.some(row => row.isRotated)).toBe(false)
  })

  it.each<[string, Partial<NumberUpInput>]>([
    ['The blank has no size.', { width: 0 }],
    ["The die-cutter's largest sheet is not known.", { limits: { ...dieCutter, maxWidth: null } }],
    ['A blank of 2000 × 350 mm does not fit a sheet of 1600 × 1100 mm.', { length: 2000 }],
  ])('%s', (reason, input) => {
    expect(numberUp({ length: 500, width: 350, limits: dieCutter, ...input })).toMatchObject({
      ok: false,
      reason,
    })
  })

  it('stays inside the machine, and is never worse for being allowed to turn', () => {
    const side = fc.integer({ min: 80, max: 1000 })
    fc.assert(
      fc.property(side, side, (length, width) => {
        const { rows, best } = laid({ length, width })
        for (const row of rows) {
          expect(row.sheetLength).toBeLessThanOrEqual(dieCutter.maxLength)
          expect(row.sheetWidth).toBeLessThanOrEqual(dieCutter.maxWidth)
          expect(row.numberUp).toBe(row.alongLength * row.alongWidth)
        }
        const fixed = numberUp({ length, width, limits: dieCutter, mayRotate: false })
        if (fixed.ok) expect(best.blanksPerSqm).toBeGreaterThanOrEqual(fixed.best.blanksPerSqm)
      }),
      { seed: seedFrom(12), numRuns: 100 },
    )
  })
})
