import { describe, expect, it } from 'vitest'
import { absenceFindings, decidesAs } from '#domain/deputies'

const away = { login: 'elena', deputy: 'marco', fromDay: '2026-12-01', toDay: '2026-12-05' }

describe('a deputy', () => {
  const asked = {
    ...{ login: 'marco', approvers: ['elena', 'sam'], standsInFor: ['elena'], pricedBy: 'pia' },
  }
  it('decides for who is away, and in their own right where they have it', () => {
    expect(decidesAs(asked)).toEqual({ may: true, onBehalfOf: 'elena' })
    expect(decidesAs({ ...asked, login: 'sam' })).toEqual({ may: true, onBehalfOf: '' })
    expect(decidesAs({ ...asked, standsInFor: [] })).toEqual({ may: false, why: 'notTheirs' })
    expect(decidesAs({ ...asked, approvers: ['sam'] })).toEqual({ may: false, why: 'notTheirs' })
  })

  it('approves neither a price of their own nor one of who they stand in for', () => {
    expect(decidesAs({ ...asked, pricedBy: 'marco' })).toEqual({ may: false, why: 'ownPrice' })
    expect(decidesAs({ ...asked, pricedBy: 'elena' })).toEqual({ may: false, why: 'ownPrice' })
    expect(decidesAs({ ...asked, standsInFor: ['elena', 'sam'], pricedBy: 'elena' })).toEqual({
      ...{ may: true, onBehalfOf: 'sam' },
    })
  })

  it('is somebody else, for days that come, of which no two overlap', () => {
    const found = (change: object, others: readonly { fromDay: string; toDay: string }[] = []) =>
      absenceFindings({ ...away, ...change }, { today: '2026-11-23', others }).map(({ path }) => path)
    expect(found({}, [{ fromDay: '2026-12-06', toDay: '2026-12-09' }])).toEqual([])
    expect(found({ deputy: 'elena' })).toEqual(['deputy'])
    expect(found({ toDay: '2026-11-20' })).toEqual(['toDay', 'toDay'])
    expect(found({ toDay: '2028-01-01' })).toEqual(['toDay'])
    expect(found({}, [{ fromDay: '2026-11-23', toDay: '2026-12-01' }])).toEqual(['fromDay'])
  })
})
