import { expect, it } from 'vitest'
import { span } from '../../../domain/boxGeometry/span.ts'

it('a length is the same on the blank and in the box unless the board takes something of it', () => {
  expect(span(300)).toEqual({ flat: 300, formed: 300 })
  expect(span(304, 300)).toEqual({ flat: 304, formed: 300 })
})

it('a roll over an edge is board on the blank and nothing in the box', () => {
  expect(span(12, 0)).toEqual({ flat: 12, formed: 0 })
})
