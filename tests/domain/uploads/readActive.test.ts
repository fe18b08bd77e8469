import { describe, expect, it } from 'vitest'
import { readActive } from '../../../domain/uploads/readActive.ts'

describe('a cell that says whether the row is in use', () => {
  it.each(['', '  ', 'yes', 'Yes', ' YES ', 'y', 'true', 'TRUE', '1', 'Active'])('%j: it is', cell => {
    expect(readActive(cell)).toBe(true)
  })

  it.each(['no', 'No', 'N', 'false', 'FALSE ', '0', 'inactive'])('%j: it is not', cell => {
    expect(readActive(cell)).toBe(false)
  })

  it.each(['?', 'perhaps', '2', '-1', 'yes no', 'nope', 'x'])('%j says neither', cell => {
    expect(readActive(cell)).toBeNull()
  })
})
