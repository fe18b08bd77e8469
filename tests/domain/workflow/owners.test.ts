import { describe, expect, it } from 'vitest'
import { ownerOf, ownersOf } from '#domain/workflow'
import { step } from './builders.ts'

const owner = (workgroup: string, plantCode: string | null, businessUnit: string | null) => ({
  workgroup,
  plantCode,
  businessUnit,
})

const owned = step({
  code: 'WORK',
  owners: [
    owner('ANY', null, null),
    owner('UNIT', null, 'GLAMA'),
    owner('PLANT', 'STH', null),
    owner('BOTH', 'STH', 'GLAMA'),
  ],
})

describe('ownersOf', () => {
  it.each([
    ['STH', 'GLAMA', ['BOTH', 'PLANT', 'UNIT', 'ANY']],
    ['STH', 'BOARD', ['PLANT', 'ANY']],
    ['NTH', 'GLAMA', ['UNIT', 'ANY']],
    ['NTH', null, ['ANY']],
    [null, null, ['ANY']],
    ['STH-200', null, ['PLANT', 'ANY']],
    ['STHX', null, ['ANY']],
  ])('at plant %s of unit %s are %j', (plantCode, businessUnit, groups) => {
    expect(ownersOf(owned, { plantCode, businessUnit })).toEqual(groups)
    expect(ownerOf(owned, { plantCode, businessUnit })).toBe(groups[0])
  })

  it('equals keep the order of the definition, a workgroup counts once', () => {
    const twice = step({
      code: 'WORK',
      owners: [owner('B', null, null), owner('A', null, null), owner('B', 'STH', null)],
    })
    expect(ownersOf(twice, { plantCode: 'NTH', businessUnit: null })).toEqual(['B', 'A'])
    expect(ownersOf(twice, { plantCode: 'STH', businessUnit: null })).toEqual(['B', 'A'])
  })

  it('none fits: there is no owner', () => {
    const south = step({ code: 'WORK', owners: [owner('SOUTH', 'STH', null)] })
    expect(ownerOf(south, { plantCode: 'NTH', businessUnit: null })).toBeNull()
  })
})
