import { expect, it } from 'vitest'
import { toEps } from '#domain/dieline'
import { fullDrawing, plainDrawing } from './drawings.ts'

it('is a page in real size with a bounding box in points', () => {
  const eps = toEps(plainDrawing())
  expect(eps.startsWith('%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 4114 1616\n')).toBe(true)
  expect(eps).toContain('2.834646 dup scale')
  expect(eps.trimEnd().endsWith('%%EOF')).toBe(true)
})

it('strokes every line and arc, and keeps what it saves balanced', () => {
  const drawing = fullDrawing()
  const eps = toEps(drawing)
  const count = (word: string) => eps.split(/\s+/u).filter(part => part === word).length
  const kinds = (type: string) => drawing.entities.filter(entity => entity.type === type).length
  expect(count('lineto')).toBe(kinds('LINE'))
  expect(count('arc')).toBe(kinds('ARC'))
  expect(count('show')).toBe(kinds('TEXT'))
  expect(count('gsave')).toBe(count('grestore'))
})

it('has ASCII and escaped brackets only', () => {
  const text = {
    type: 'TEXT' as const,
    layer: 'TEXT' as const,
    at: { x: 0, y: 0 },
    height: 5,
    angle: 0,
    text: 'é (\\) 漢',
  }
  const eps = toEps({ ...plainDrawing(), entities: [text] })
  expect(eps).toContain('(e \\(\\\\\\) ?)')
})
