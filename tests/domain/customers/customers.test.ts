import { describe, expect, it } from 'vitest'
import { customerCode, itemStanding } from '#domain/customers'

describe('the code of a new customer', () => {
  it.each([
    ['Bluegum Brewing', 12, 'BLU012'],
    ['Ör & Co', 7, 'ORC007'],
    ['3M', 1204, 'MXX1204'],
  ])('of %s is %s %s', (name, running, code) => {
    expect(customerCode(name, running)).toBe(code)
  })
})

describe('where an item stands for its customer', () => {
  it.each([
    [{ isWon: false, isFinal: false, closeType: null }, 'open'],
    [{ isWon: true, isFinal: true, closeType: null }, 'won'],
    [{ isWon: false, isFinal: false, closeType: 'trash' }, 'closed'],
    [{ isWon: false, isFinal: true, closeType: null }, 'closed'],
  ] as const)('%o: %s', (item, standing) => {
    expect(itemStanding(item)).toBe(standing)
  })
})
