import { describe, expect, it } from 'vitest'
import { readCells } from '../../../domain/uploads/readCells.ts'

const fields = {
  login: 'text',
  plies: 'number',
  depth: 'numberOrNone',
  roles: 'codes',
  isActive: 'yesNo',
} as const

describe('the cells of a line', () => {
  it('are read as what they are', () => {
    const cells = { login: ' ann ', plies: '1,005.5', roles: 'SCA; DESIGNER,SCA, ', isActive: 'Inactive' }
    expect(readCells(fields, cells)).toEqual({
      values: { login: 'ann', plies: 1005.5, roles: ['DESIGNER', 'SCA'], isActive: false },
      findings: [],
    })
  })

  it('leave a field without a column as it is, and in use or not where the cell is empty', () => {
    expect(readCells(fields, { login: 'ann', isActive: ' ' })).toEqual({
      values: { login: 'ann' },
      findings: [],
    })
  })

  it('ask about a whole number that may be thousands', () => {
    expect(readCells({ palletQty: 'wholeOrNone' }, { palletQty: '1.200' }).values).toEqual({ palletQty: 1.2 })
    expect(readCells({ palletQty: 'wholeOrNone' }, { palletQty: '1.000' }).findings).toEqual([
      { path: 'palletQty', message: 'may be 1 or 1,000: write it without the point' },
    ])
  })

  it('that are no number and neither yes nor no are found', () => {
    expect(readCells(fields, { plies: 'three', isActive: 'perhaps' }).findings).toEqual([
      { path: 'plies', message: 'must be numeric' },
      { path: 'isActive', message: 'must be yes or no' },
    ])
    expect(readCells(fields, { depth: ' ' })).toEqual({ values: { depth: null }, findings: [] })
    expect(readCells(fields, { plies: '' }).findings).toEqual([{ path: 'plies', message: 'must be numeric' }])
  })
})
