import { describe, expect, it } from 'vitest'
import { interlockPattern, type PalletLoad, palletise, palletTopTypes } from '#domain/palletisation'
import { bundles, palletType } from '../builders.ts'

const drawn = (overrides: Parameters<typeof bundles>[0] = {}): PalletLoad => {
  const result = palletise(bundles(overrides))
  if (!result.calculationSuccess) throw new Error(result.calculationMessage)
  return result
}
const count = (svg: string, part: RegExp) => svg.match(part)?.length ?? 0

describe('drawings of a load', () => {
  const { drawings, palletImage } = drawn({
    strapsAcross: 2,
    strapsThrough: 1,
    palletTop: palletTopTypes[2],
    palletType: palletType('NZSTD'),
    foldedSizeLength: 400,
    foldedSizeWidth: 300,
    palletPattern: interlockPattern,
  })

  it('show every box of a layer once, numbered, with the straps', () => {
    expect(drawings.top).toContain('<title>Layer: 10 on NZ standard 1200x1000</title>')
    expect(count(drawings.top, /<text /g)).toBe(10)
    expect(drawings.top).toContain('>10</text>')
    expect(count(drawings.top, /<line /g)).toBe(3)
    expect(drawings.top).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="-60 -60 1320 1120" role="img">/,
    )
  })

  it('show the layer above turned', () => {
    expect(drawings.alternateLayer).toContain('<title>Alternate layer: 10 on')
    expect(drawings.alternateLayer).not.toBe(drawings.top.replace('Layer:', 'Alternate layer:'))
  })

  it('show the load from the side with its height and the greatest one', () => {
    expect(drawings.side).toContain('<title>Side: 6 layers, 1417 mm high</title>')
    expect(drawings.side).toContain('>1417 mm</text>')
    expect(drawings.side).toContain('>max 1500</text>')
    expect(count(drawings.side, /<line /g)).toBe(3)
  })

  it('go on one sheet', () => {
    expect(count(palletImage, /<svg /g)).toBe(4)
    expect(count(palletImage, /<\/svg>/g)).toBe(4)
    expect(palletImage).toContain('viewBox="0 0 3000 1000"')
    expect(palletImage).not.toMatch(/NaN|Infinity|undefined/)
  })

  it('make the names of master data safe', () => {
    const { drawings: named } = drawn({ palletType: { ...palletType('AUSTD'), name: '<b>"A&B"</b>' } })
    expect(named.top).toContain('on &lt;b&gt;&quot;A&amp;B&quot;&lt;/b&gt;</title>')
  })

  it('widen when the load overhangs', () => {
    const { overhang, ...load } = bundles()
    expect(overhang).toBeUndefined()
    const wide = drawn({
      ...load,
      overhang: { code: 'OVER', name: 'Overhang', direction: 'over' },
      overhangFrontBack: 52,
      overhangSideToSide: 52,
    })
    expect(wide.drawings.top).toContain('viewBox="-111.5 -111.5 1388 1388"')
  })
})
