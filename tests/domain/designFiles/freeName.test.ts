import { expect, it } from 'vitest'
import { freeName } from '#domain/designFiles'

it.each([
  ['a.dxf', [], 'a.dxf'],
  ['a.dxf', ['A.DXF'], 'a-2.dxf'],
  ['a.dxf', ['a.dxf', 'a-2.dxf'], 'a-3.dxf'],
  ['a', ['a'], 'a-2'],
])('%s beside %o is kept as %s', (name, taken, kept) => {
  expect(freeName(name, taken)).toBe(kept)
})
