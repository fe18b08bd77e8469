import { describe, expect, it } from 'vitest'
import { firstField, formName, pathOfName, placeOf, rowPath, rowsOf, valueAt } from '#domain/quoteItem'

const values = {
  varnishType: 'GLOSS',
  inkCoverages: [
    { key: 'k1', inkCode: 'G-RED' },
    { key: 'k3', inkCode: 'G-BLUE' },
  ],
}

describe('a path', () => {
  it.each([
    ['varnishType', { field: 'varnishType', row: null, cell: null }],
    ['inkCoverages[k3]', { field: 'inkCoverages', row: 'k3', cell: null }],
    ['inkCoverages[k3].inkCode', { field: 'inkCoverages', row: 'k3', cell: 'inkCode' }],
  ])('%s has its parts', (path, place) => {
    expect(placeOf(path)).toEqual(place)
    expect(firstField(path)).toBe(place.field)
  })

  it('is made of a list, a key and a cell', () => {
    expect(rowPath('inkCoverages', 'k3')).toBe('inkCoverages[k3]')
    expect(rowPath('inkCoverages', 'k3', 'inkCode')).toBe('inkCoverages[k3].inkCode')
  })

  it('leads to what stands there', () => {
    expect(valueAt(values, 'varnishType')).toBe('GLOSS')
    expect(valueAt(values, 'inkCoverages[k3]')).toEqual({ key: 'k3', inkCode: 'G-BLUE' })
    expect(valueAt(values, 'inkCoverages[k3].inkCode')).toBe('G-BLUE')
    expect(valueAt(values, 'inkCoverages[gone].inkCode')).toBeUndefined()
    expect(valueAt(values, 'vendor[k1]')).toBeUndefined()
  })

  it('of a text that is none is a field of that name', () => {
    expect(placeOf('a[b')).toEqual({ field: 'a[b', row: null, cell: null })
  })
})

describe('the name that a form gives it', () => {
  it.each([
    ['varnishType', 'varnishType'],
    ['inkCoverages[k3]', 'inkCoverages.1'],
    ['inkCoverages[k3].inkCode', 'inkCoverages.1.inkCode'],
  ])('%s is %s, and back', (path, name) => {
    expect(formName(values, path)).toBe(name)
    expect(pathOfName(values, name)).toBe(path)
  })

  it('is none for a row that is gone; a place without a row is its list', () => {
    expect(formName(values, 'inkCoverages[gone].inkCode')).toBeNull()
    expect(pathOfName(values, 'inkCoverages.7.inkCode')).toBe('inkCoverages')
  })
})

it('rows are those with a key', () => {
  expect(rowsOf([{ key: 'a' }, null, 'b', { inkCode: 'G-RED' }, { key: 1 }])).toEqual([{ key: 'a' }])
  expect(rowsOf(undefined)).toEqual([])
})
