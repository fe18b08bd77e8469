import { describe, expect, it } from 'vitest'
import { defaultSampleStatuses, isSampleOver, sampleStatuses } from '#domain/samples'

describe('the statuses of a sample request', () => {
  it('sample-default-filter, sample-statuses: start with the three of the default filter', () => {
    expect(defaultSampleStatuses).toEqual(['Sent To Design', 'Sent To Cutting Table', 'On Hold'])
    expect(sampleStatuses.slice(0, 3)).toEqual(defaultSampleStatuses)
  })

  it('are over when the sample is sent or the request cancelled, and never in the default filter', () => {
    expect(sampleStatuses.filter(isSampleOver)).toEqual(['Sample Sent', 'Cancelled'])
    expect(defaultSampleStatuses.filter(isSampleOver)).toEqual([])
    expect(isSampleOver('')).toBe(false)
  })
})
