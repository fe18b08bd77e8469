import { describe, expect, it } from 'vitest'
import { bundleWarnings } from '../../../../domain/palletisation/load/bundleWarnings.ts'
import { aBundle } from '../builders.ts'

describe('what speaks against a bundle', () => {
  it('nothing, of 25 boxes of 0.4628 kg and 8.4 mm: 11.6 kg and 210 mm', () => {
    expect(bundleWarnings(aBundle(), 0.4628)).toEqual([])
  })

  it('more than a person lifts, with a quantity that would do', () => {
    expect(bundleWarnings(aBundle(), 1)).toEqual([
      'A bundle of 25 weighs 25 kg, more than the 16 kg a person lifts; 15 would do.',
    ])
  })

  it('higher than a strapper takes', () => {
    expect(bundleWarnings(aBundle({ bundleQty: 30 }), 0.4628)).toEqual([
      'A bundle of 30 is 252 mm high, more than the 250 mm a strapper takes; 25 would do.',
    ])
  })

  it('both at once', () => {
    expect(bundleWarnings(aBundle({ bundleQty: 50 }), 0.4628).map(warning => warning.slice(0, 29))).toEqual([
      'A bundle of 50 weighs 23.1 kg',
      'A bundle of 50 is 420 mm high',
    ])
  })

  it('nothing at the very limits, although a computer adds a hair', () => {
    expect(bundleWarnings(aBundle({ bundleQty: 40, thickness: 6.25 }), 0.4)).toEqual([])
  })

  it('nothing of single units, which are no bundles', () => {
    expect(bundleWarnings(aBundle({ kind: 'single', bundleQty: 1, thickness: 900 }), 80)).toEqual([])
  })
})
