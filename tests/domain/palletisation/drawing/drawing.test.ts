import { describe, expect, it } from 'vitest'
import { drawing } from '../../../../domain/palletisation/drawing/drawing.ts'
import { elementsOf } from './markup.ts'

const view = { x: -60, y: -111.504, width: 1320, height: 1388 }

describe('a whole drawing', () => {
  const svg = drawing('Layer: 4 on <b>A&B\u0007</b>', view, '<rect id="last"/>')

  it('shows that part of the plane, on paper as large as it', () => {
    expect(elementsOf(svg, 'svg')).toEqual([
      { xmlns: 'http://www.w3.org/2000/svg', viewBox: '-60 -111.5 1320 1388', role: 'img' },
    ])
    expect(elementsOf(svg, 'rect')[0]).toMatchObject({ x: '-60', y: '-111.5', width: '1320', height: '1388' })
  })

  it('is read out by its title, made safe for XML, which has no control characters', () => {
    expect(svg).toContain('<title>Layer: 4 on &lt;b&gt;A&amp;B&lt;/b&gt;</title>')
  })

  it('draws its content over the paper', () => {
    expect(elementsOf(svg, 'rect').map(({ id }) => id)).toEqual([undefined, 'last'])
  })
})
