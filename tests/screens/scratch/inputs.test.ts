import { describe, expect, test } from 'vitest'
import { styles } from '#domain/boxGeometry'
import { stepped } from '../../../src/components/costs/stepped.ts'
import { stylePicture } from '../../../src/components/stylePicker/stylePicture.ts'
import { sortedBreaks, sortedPlaces } from '../../../src/pages/scratch/inputs/sortedBreaks.ts'
import { withWritten } from '../../../src/pages/scratch/inputs/withWritten.ts'
import { freshPad, readPad } from '../../../src/pages/scratch/padInputs.ts'
import { pad } from './pad.ts'

describe('readPad', () => {
  test('keeps a whole pad as the same object', () => {
    const kept = pad({ length: 123 })
    expect(readPad(kept)).toBe(kept)
  })

  test('starts fresh where nothing was kept', () => {
    expect(readPad(undefined)).toEqual(freshPad)
    expect(readPad('nonsense')).toEqual(freshPad)
  })

  test('a field another version kept starts fresh, the others stay', () => {
    const kept = { ...freshPad, length: 222, width: 'wide', breaks: [], policy: 7, extra: true }
    const read = readPad(kept)
    expect(read).toMatchObject({ length: 222, width: freshPad.width, policy: freshPad.policy })
    expect(read.breaks).toEqual(freshPad.breaks)
    expect(read).not.toHaveProperty('extra')
  })
})

test.each([
  ['ArrowUp', false, 400, 401],
  ['ArrowDown', false, 400, 399],
  ['ArrowUp', true, 400, 410],
  ['ArrowDown', true, 4, 0],
  ['ArrowUp', false, null, 1],
  ['ArrowUp', false, 0.1, 1.1],
  ['Enter', false, 400, null],
] as const)('%s (Shift: %s) makes of %s %s', (key, isShift, value, expected) => {
  expect(stepped(key, isShift, value, { step: 1, bigStep: 10, least: 0 })).toBe(expected)
})

test('every style the engine makes has a picture', () => {
  for (const { code } of styles) expect(stylePicture(code)).toMatch(/^data:image\/svg\+xml,%3Csvg/)
  expect(stylePicture('0409')).toBe('')
})

describe('a box written in one line', () => {
  const breaks = [500, 1000].map(quantity => ({ quantity, given: 'markUp' as const, value: 28 }))

  test('brings its quantity among the breaks, which sort themselves', () => {
    const written = { length: 400, width: 300, depth: 250, flute: 'C', quantity: 750 }
    const { breaks: after, ...box } = withWritten({ breaks }, written)
    expect(box).toEqual({ length: 400, width: 300, depth: 250, flute: 'C' })
    expect(after?.map(({ quantity }) => quantity)).toEqual([500, 750, 1000])
    expect(withWritten({ breaks }, { ...written, quantity: 1000 }).breaks).toBeUndefined()
  })

  test('leaves a break without a quantity last', () => {
    const empty = { quantity: null, given: 'markUp' as const, value: 28 }
    expect(sortedBreaks([empty, ...breaks.toReversed()]).map(({ quantity }) => quantity)).toEqual([
      500,
      1000,
      null,
    ])
    expect(sortedPlaces([empty, ...breaks.toReversed()])).toEqual([2, 1, 0])
  })
})
