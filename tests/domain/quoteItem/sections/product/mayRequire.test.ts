import { expect, it } from 'vitest'
import { mayRequire } from '../../../../../domain/quoteItem/sections/product/mayRequire.ts'
import { box, pad } from '../../builders.ts'

it('a pad can not be asked for flaps or a depth, a cell set for flaps alone, a box for anything', () => {
  const fields = ['styleTopFlap', 'styleBottomFlap', 'depth', 'length']
  expect(fields.filter(field => mayRequire(pad(), field))).toEqual(['length'])
  expect(fields.filter(field => mayRequire(pad({ styleVariant: '0933' }), field))).toEqual([
    'depth',
    'length',
  ])
  expect(fields.filter(field => mayRequire(box(), field))).toEqual(fields)
})
