import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type MessageKey, messages, text } from '#domain/messages'
import { seedFrom } from '../../depth.ts'

describe('text', () => {
  it.each<[MessageKey, Record<string, string | number>, string]>([
    ['formRequired', { field: 'Length' }, 'Length is required'],
    ['formDigits', { field: 'ABN', length: 11 }, 'ABN needs to be 11 digits'],
    ['formBetween', { min: 0, max: 1 }, 'must be between 0 and 1'],
    ['formMin', { min: 0 }, 'must be >= 0'],
    ['formRequired', { field: '' }, ' is required'],
  ])('%s with %j is "%s"', (key, values, wanted) => {
    expect(text(key, values)).toBe(wanted)
  })

  it('leaves a name without a value as it is, and a value without a name away', () => {
    expect(text('formRequired')).toBe('{field} is required')
    expect(text('formEmail', { field: 'Email' })).toBe('Email not valid')
  })

  it('puts a value in as it is, whatever it says', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('$1 $& {x}', '{name}', '{{field}}')), name => {
        expect(text('uploadSuccess', { name })).toBe(`${name} successfully uploaded`)
      }),
      { seed: seedFrom(76) },
    )
  })

  it('returns every text without placeholders unchanged', () => {
    for (const [key, value] of Object.entries(messages)) {
      if (!value.includes('{')) expect(text(key as MessageKey)).toBe(value)
    }
  })
})
