import { describe, expect, it } from 'vitest'
import { plantOf } from '#domain/estimating'
import { aPlant } from './builders.ts'

const masters = { plants: [aPlant(), aPlant({ code: 'STH', costCentreCode: '200' })] }

describe('the plant a code names', () => {
  it('is found alone or joined with its cost centre', () => {
    expect(plantOf('STH', masters)?.costCentreCode).toBe('200')
    expect(plantOf('STH-200', masters)?.code).toBe('STH')
  })

  it('is none for another cost centre, another plant, or nothing', () => {
    expect(plantOf('STH-100', masters)).toBeUndefined()
    expect(plantOf('EST', masters)).toBeUndefined()
    expect(plantOf('', masters)).toBeUndefined()
  })
})
