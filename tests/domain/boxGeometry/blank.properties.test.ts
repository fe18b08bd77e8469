import { describe, expect, it } from 'vitest'
import { type Blank, blank, flutes, type Point, strokeLength, styles } from '#domain/boxGeometry'
import { always, box, made, styleCodes } from './builders.ts'

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

describe.each(styleCodes)('%s, any size and flute', style => {
  it('creases sum to the sheet, and every copy of a panel is inside it', () =>
    always(style, ({ pieces, additionalTrim }) => {
      for (const { corrCreases, ffgCreases, sheetLength, sheetWidth, panels } of pieces) {
        expect(sum(corrCreases)).toBeCloseTo(sheetWidth, 6)
        expect(sum(ffgCreases) + additionalTrim).toBeCloseTo(sheetLength, 6)
        for (const { x, y, width, height } of panels) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
          expect(x + width).toBeLessThanOrEqual(sheetLength + 0.01)
          expect(y + height).toBeLessThanOrEqual(sheetWidth + 0.01)
        }
      }
    }))

  it('no two panels lie on each other on the sheet', () =>
    always(style, ({ pieces }) => {
      for (const { panels } of pieces)
        panels.forEach((a, index) => {
          for (const b of panels.slice(index + 1)) {
            const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
            const up = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
            expect(Math.min(across, up), `${a.name} on ${b.name}`).toBeLessThan(0.01)
          }
        })
    }))

  it('its cuts are closed outlines: an even number of them meets everywhere', () =>
    always(style, ({ pieces }) => {
      const at = ({ x, y }: Point) => `${Math.round(x * 1e6)} ${Math.round(y * 1e6)}`
      for (const { rules } of pieces) {
        const degrees = new Map<string, number>()
        for (const line of rules)
          if (line.rule === 'CUT')
            for (const point of [line.from, line.to])
              degrees.set(at(point), (degrees.get(at(point)) ?? 0) + 1)
        expect([...degrees.values()].filter(degree => degree % 2 === 1)).toEqual([])
      }
    }))

  it('its rule lengths are those of its rules, and the board is part of the sheet', () =>
    always(style, ({ pieces }) => {
      for (const { rules, ruleLengths, areas } of pieces) {
        const lengthOf = (rule: string) => sum(rules.filter(line => line.rule === rule).map(strokeLength))
        expect(ruleLengths.cut).toBeCloseTo(lengthOf('CUT'), 2)
        expect(ruleLengths.crease).toBeCloseTo(lengthOf('CREASE'), 2)
        expect(areas.blank).toBeGreaterThan(0)
        expect(areas.blank).toBeLessThanOrEqual(areas.sheet + 1e-6)
      }
    }))

  it('the same order gives the same blank', () =>
    always(
      style,
      (first, { size, flute, options }) => expect(made(style, size, flute, options)).toEqual(first),
      5,
    ))

  it('grows with length, width, depth and caliper, or stays', () =>
    always(style, (smaller, { size, flute, options }) => {
      const atLeast = (larger: Blank) =>
        larger.pieces.forEach((piece, index) => {
          expect(piece.sheetLength).toBeGreaterThanOrEqual(smaller.pieces[index]?.sheetLength ?? 0)
          expect(piece.sheetWidth).toBeGreaterThanOrEqual(smaller.pieces[index]?.sheetWidth ?? 0)
        })
      atLeast(made(style, { ...size, length: size.length + 1 }, flute, options))
      if (size.width + 1 <= size.length)
        atLeast(made(style, { ...size, width: size.width + 1 }, flute, options))
      if (size.depth > 0) atLeast(made(style, { ...size, depth: size.depth + 1 }, flute, options))
      atLeast(made(style, size, { ...flute, caliper: flute.caliper + 1 }, options))
    }))
})

describe('slotted boxes by flute', () => {
  const slotted = styles.filter(({ family }) => family === '02').map(({ code }) => code)
  const adjustments = { topFlapAdjustment: 40, bottomFlapAdjustment: 40 }

  it.each(slotted)('%s grows with the board, or stays', style => {
    const sheets = Object.values(flutes)
      .toSorted((a, b) => a.caliper - b.caliper)
      .map(flute => made(style, box, flute, adjustments))
    sheets.slice(1).forEach((thicker, index) => {
      expect(thicker.sheetLength).toBeGreaterThanOrEqual(sheets[index]?.sheetLength ?? 0)
      expect(thicker.sheetWidth).toBeGreaterThanOrEqual(sheets[index]?.sheetWidth ?? 0)
    })
  })

  it('the side of the lap changes the sheet of single-wall board by 3 mm at the most', () => {
    for (const flute of Object.values(flutes).filter(({ takeUp }) => takeUp.length === 1)) {
      const [inside, outside] = (['inside', 'outside'] as const).map(lapSide =>
        made('0201', box, flute, { lapSide }),
      )
      expect(Math.abs((inside?.sheetLength ?? 0) - (outside?.sheetLength ?? 0))).toBeLessThanOrEqual(3)
    }
  })

  it('every combination of top and bottom flaps can be made', () => {
    const flaps = ['none', '01', '02', '03', '04', '05', '06', '09'] as const
    for (const topFlap of flaps)
      for (const bottomFlap of flaps)
        expect(blank('0201', box, 'B', { topFlap, bottomFlap, ...adjustments }).ok).toBe(true)
  })
})
