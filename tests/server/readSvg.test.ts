import { describe, expect, it } from 'vitest'
import { palletise, palletTypes } from '#domain/palletisation'
import { readSvg } from '../../server/documents/pdf/readSvg.ts'

const [palletType] = palletTypes
if (palletType === undefined) throw new Error('There are no pallet types.')

describe('a drawing as the engines write it', () => {
  it('is read element by element, whatever stands in its texts', () => {
    const read = readSvg(
      '<svg viewBox="0 0 2 1"><title>Kea &amp; Sons &lt;2></title><g a="1"><rect x=\'1\'/></g></svg>',
    )
    expect(read).toMatchObject({
      name: 'svg',
      attributes: { viewBox: '0 0 2 1' },
      children: [
        { name: 'title', text: 'Kea & Sons <2>' },
        { name: 'g', attributes: { a: '1' }, children: [{ name: 'rect', attributes: { x: '1' } }] },
      ],
    })
  })

  it('of a load has its layer, the next one and its side', () => {
    const load = palletise({
      palletType,
      ...{ maxPalletHeight: 1500, orderQuantity: 5000, unitKg: 0.4, bundleQty: 25 },
      ...{ foldedSizeLength: 708, foldedSizeWidth: 560, foldedSizeT: 8.4 },
    })
    if (!load.calculationSuccess) throw new Error(load.calculationMessage)
    const panels = readSvg(load.palletImage)?.children.filter(({ name }) => name === 'svg') ?? []
    expect(panels.map(({ children }) => children[0]?.text)).toEqual([
      expect.stringMatching(/^Layer:/),
      expect.stringMatching(/^Alternate layer:/),
      expect.stringMatching(/^Side:/),
    ])
  })

  it('is none where it is something else, nests without end, or is cut off', () => {
    expect(readSvg('no drawing')).toBeNull()
    expect(readSvg('')).toBeNull()
    expect(readSvg(`<svg>${'<g>'.repeat(1000)}`)).toBeNull()
    expect(readSvg('<svg viewBox="0 0 1 1"><rect x="1')?.children).toEqual([])
  })

  it('is read in good time however it is made to take long', () => {
    for (const piece of ['<a', '<a "', "<a ='", '&', '<!--']) {
      const begun = performance.now()
      readSvg(`<svg>${piece.repeat(50_000)}`)
      expect(performance.now() - begun).toBeLessThan(2000)
    }
  })
})
