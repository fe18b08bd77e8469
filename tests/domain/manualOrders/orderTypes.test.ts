import { describe, expect, it } from 'vitest'
import { orderTypeCodes, orderTypeLabel, orderTypes } from '#domain/manualOrders'

describe('the order types', () => {
  it('manual-order-reject-order-type: hide REJECTORDER from the choices', () => {
    expect(orderTypes.filter(({ isHidden }) => !isHidden).map(({ code }) => code)).toEqual([
      ...['NEWWORK', 'FORME', 'STEREO', 'ARTWORK', 'SAMPLE', 'REPAIR'],
    ])
    expect(orderTypeCodes).toContain('REJECTORDER')
  })

  it('are each shown by a label of their own', () => {
    const labels = orderTypeCodes.map(code => orderTypeLabel(code))
    expect(new Set(labels).size).toBe(orderTypeCodes.length)
    expect(labels).not.toContain('')
  })
})
