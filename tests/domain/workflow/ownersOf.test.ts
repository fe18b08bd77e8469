import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownersOf } from '#domain/workflow'
import { seedFrom } from '../../depth.ts'
import { owner, step } from './builders.ts'

const owned = step({
  code: 'WORK',
  owners: [
    owner('ANY', null, null),
    owner('UNIT', null, 'GLAMA'),
    owner('PLANT', 'STH', null),
    owner('BOTH', 'STH', 'GLAMA'),
  ],
})

describe('the workgroups that own a step', () => {
  it.each([
    ['STH', 'GLAMA', ['BOTH', 'PLANT', 'UNIT', 'ANY']],
    ['STH', 'BOARD', ['PLANT', 'ANY']],
    ['NTH', 'GLAMA', ['UNIT', 'ANY']],
    ['NTH', null, ['ANY']],
    [null, null, ['ANY']],
    [null, 'GLAMA', ['UNIT', 'ANY']],
    ['STH-200', null, ['PLANT', 'ANY']],
    ['STHX', null, ['ANY']],
    ['', '', ['ANY']],
  ])('at plant %s of unit %s are, most specific first, %j', (plantCode, businessUnit, groups) => {
    expect(ownersOf(owned, { plantCode, businessUnit })).toEqual(groups)
  })

  it('that are equals keep the order of the definition, and count once', () => {
    const twice = step({
      code: 'WORK',
      owners: [owner('B', null, null), owner('A', null, null), owner('B', 'STH', null)],
    })
    expect(ownersOf(twice, { plantCode: 'NTH', businessUnit: null })).toEqual(['B', 'A'])
    expect(ownersOf(twice, { plantCode: 'STH', businessUnit: null })).toEqual(['B', 'A'])
  })

  it('are none where none fits', () => {
    const south = step({ code: 'WORK', owners: [owner('SOUTH', 'STH', null)] })
    expect(ownersOf(south, { plantCode: 'NTH', businessUnit: null })).toEqual([])
    expect(ownersOf(step({ code: 'WORK', owners: [] }), { plantCode: 'NTH', businessUnit: 'GLAMA' })).toEqual(
      [],
    )
  })

  it('are the same however the owners are listed, but for equals', () => {
    const place = fc.record({
      plantCode: fc.constantFrom(null, 'NTH', 'STH', 'STH-200'),
      businessUnit: fc.constantFrom(null, 'GLAMA', 'BOARD'),
    })
    fc.assert(
      fc.property(fc.shuffledSubarray([...owned.owners], { minLength: 4 }), place, (owners, at) => {
        expect(ownersOf({ ...owned, owners }, at)).toEqual(ownersOf(owned, at))
      }),
      { seed: seedFrom(105) },
    )
  })
})
