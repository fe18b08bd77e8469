import { describe, expect, it } from 'vitest'
import { element } from '../../../../domain/palletisation/drawing/element.ts'

describe('an element of a drawing', () => {
  it('has its attributes in order, and closes itself where it is empty', () => {
    expect(element('rect', { x: 0, y: -12, fill: 'none' })).toBe('<rect x="0" y="-12" fill="none"/>')
    expect(element('g', {})).toBe('<g/>')
  })

  it('stands around what it contains', () => {
    expect(element('g', { stroke: '#000' }, '<line/>', '<text>3</text>')).toBe(
      '<g stroke="#000"><line/><text>3</text></g>',
    )
  })

  it('writes numbers to a hundredth', () => {
    expect(element('line', { x1: 1165 / 3, y1: 0.005, x2: -0.001 })).toBe(
      '<line x1="388.33" y1="0.01" x2="0"/>',
    )
  })

  it('makes attributes safe, control characters included', () => {
    expect(element('a', { title: '<"A\u0007&B">' })).toBe('<a title="&lt;&quot;A&amp;B&quot;&gt;"/>')
  })
})
