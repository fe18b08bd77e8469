import { describe, expect, it } from 'vitest'
import { blank, type Point, strokeLength } from '#domain/boxGeometry'
import { always, made, styleCodes } from './builders.ts'

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
            // The halves of a web are triangles of one square.
            if (a.role === 'web' && b.role === 'web') continue
            const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
            const up = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
            expect(Math.min(across, up), `${a.name} on ${b.name}`).toBeLessThan(0.01)
          }
        })
    }))

  it('its cuts are closed outlines: an even number of them meets everywhere', () =>
    always(style, ({ pieces }) => {
      const at = ({ x, y }: Point) => `${Math.round(x * 1e6)} ${Math.round(y * 1e6)}`
      for (const { rules, flat } of pieces) {
        // A slit ends in the board, and a web leaves a gap where its diagonal is.
        if (flat.some(({ panel }) => panel.role === 'web' || (panel.hinge?.slit ?? 0) > 0)) continue
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
      const atLeast = (...larger: Parameters<typeof blank>) => {
        const result = blank(...larger)
        // At the end of what a style can be, a larger one is none.
        if (!result.ok) return
        result.blank.pieces.forEach((piece, index) => {
          expect(piece.sheetLength).toBeGreaterThanOrEqual(smaller.pieces[index]?.sheetLength ?? 0)
          expect(piece.sheetWidth).toBeGreaterThanOrEqual(smaller.pieces[index]?.sheetWidth ?? 0)
        })
      }
      atLeast(style, { ...size, length: size.length + 1 }, flute, options)
      if (size.width + 1 <= size.length) atLeast(style, { ...size, width: size.width + 1 }, flute, options)
      if (size.depth > 0) atLeast(style, { ...size, depth: size.depth + 1 }, flute, options)
      atLeast(style, size, { ...flute, caliper: flute.caliper + 1 }, options)
    }))
})
