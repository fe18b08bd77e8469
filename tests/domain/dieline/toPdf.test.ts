import { describe, expect, it } from 'vitest'
import { layers, toPdf } from '#domain/dieline'
import { fullDrawing, plainDrawing } from './drawings.ts'

describe('PDF', () => {
  it('has a page of 1441 x 560 mm and a margin of 5 around', () => {
    const [, width, height] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/u.exec(toPdf(plainDrawing())) ?? []
    expect((Number(width) / 72) * 25.4).toBeCloseTo(1451, 3)
    expect((Number(height) / 72) * 25.4).toBeCloseTo(570, 3)
  })

  it('finds each of its objects where its table says', () => {
    const pdf = toPdf(fullDrawing())
    expect([...pdf].every(character => character.charCodeAt(0) < 128)).toBe(true)
    const start = Number(/startxref\n(\d+)\n/u.exec(pdf)?.[1])
    expect(pdf.slice(start, start + 4)).toBe('xref')
    const offsets = [...pdf.slice(start).matchAll(/^(\d{10}) 00000 n $/gmu)].map(([, offset]) =>
      Number(offset),
    )
    expect(offsets).toHaveLength(6 + layers.length)
    offsets.forEach((offset, index) => {
      expect(pdf.slice(offset).startsWith(`${index + 1} 0 obj\n`)).toBe(true)
    })
  })

  it('tells the true length of its content', () => {
    const pdf = toPdf(fullDrawing())
    const length = Number(/\/Length (\d+)/u.exec(pdf)?.[1])
    const start = pdf.indexOf('stream\n') + 'stream\n'.length
    expect(pdf.slice(start + length)).toMatch(/^\nendstream/u)
  })

  it('has a layer that can be switched for every layer, and balanced marks', () => {
    const pdf = toPdf(fullDrawing())
    for (const { layer } of layers) expect(pdf).toContain(`/Type /OCG /Name (${layer})`)
    const count = (pattern: RegExp) => [...pdf.matchAll(pattern)].length
    expect(count(/ BDC\n/gu)).toBe(count(/^EMC$/gmu))
    expect(count(/^BT .* ET$/gmu)).toBe(fullDrawing().entities.filter(({ type }) => type === 'TEXT').length)
  })

  it('an arc ends where the circle is, as curves of a quarter turn at the most', () => {
    const arc = {
      type: 'ARC' as const,
      layer: 'CUT' as const,
      centre: { x: 10, y: 10 },
      radius: 10,
      startAngle: 0,
      endAngle: 180,
    }
    const pdf = toPdf({ ...plainDrawing(), entities: [arc] })
    expect(pdf).toContain('20 10 m 20 15.5228 15.5228 20 10 20 c 4.4772 20 0 15.5228 0 10 c S')
  })
})
