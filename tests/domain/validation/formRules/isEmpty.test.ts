import { describe, expect, it } from 'vitest'
import { isEmpty } from '../../../../domain/validation/formRules/isEmpty.ts'
import { nothingTyped } from './builders.ts'

describe('isEmpty', () => {
  it.each(nothingTyped)('%j: nothing has been entered', value => {
    expect(isEmpty(value)).toBe(true)
  })

  it.each([0, -0, 1, Number.NaN, '0', 'x', ' x ', '-'])('%j: something has', value => {
    expect(isEmpty(value)).toBe(false)
  })
})
