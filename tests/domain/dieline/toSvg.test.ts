import { describe, expect, it } from 'vitest'
import { toSvg } from '#domain/dieline'
import { fullDrawing, plainDrawing } from './drawings.ts'

describe('SVG', () => {
  it('is in millimetres, with a margin of 10 around', () => {
    const svg = toSvg(plainDrawing())
    expect(svg).toContain('width="1461mm" height="580mm" viewBox="-10 -10 1461 580"')
  })

  it('has one group a layer that has something on it', () => {
    const ids = (svg: string) => [...svg.matchAll(/<g id="(\w+)"/gu)].map(([, id]) => id)
    expect(ids(toSvg(plainDrawing()))).toEqual(['CREASE', 'CUT'])
    expect(ids(toSvg(fullDrawing()))).toEqual([
      'BLEED',
      'CREASE',
      'PERF',
      'HALFCUT',
      'CUT',
      'REG',
      'DIM',
      'TEXT',
    ])
  })

  it('turns y downwards', () => {
    const drawing = plainDrawing()
    const line = { type: 'LINE' as const, layer: 'CUT' as const, from: { x: 0, y: 0 }, to: { x: 5, y: 560 } }
    expect(toSvg({ ...drawing, entities: [line] })).toContain('<path d="M0 560L5 0"/>')
  })

  it('draws arcs and turned texts', () => {
    const svg = toSvg(fullDrawing())
    expect(svg).toMatch(/A[\d.]+ [\d.]+ 0 0 0 /u)
    expect(svg).toMatch(/rotate\(-90 /u)
  })

  it('more than half a circle is a large arc', () => {
    const arc = {
      type: 'ARC' as const,
      layer: 'CUT' as const,
      centre: { x: 0, y: 0 },
      radius: 5,
      startAngle: 0,
      endAngle: 270,
    }
    expect(toSvg({ ...plainDrawing(), entities: [arc] })).toContain('A5 5 0 1 0 ')
  })

  it('lets no text break out of its element', () => {
    const drawing = plainDrawing()
    const svg = toSvg({ ...drawing, meta: { ...drawing.meta, title: '<script>&"\'\u0000</script>' } })
    expect(svg).toContain('<title>&lt;script&gt;&amp;&quot;&#39;&lt;/script&gt;</title>')
  })
})
