import { expect, test } from 'vitest'
import { rateFindings, rateKeys } from '#domain/estimating'
import { rateRows } from '../../../server/demo/engine/rates.ts'

test('every rate has words of its own, and each finish has both of its rates', () => {
  const labels = rateKeys.map(({ label }) => label)
  expect(new Set(rateKeys.map(({ code }) => code)).size).toBe(rateKeys.length)
  for (const label of labels) expect(label).not.toBe('')
  expect(labels).toContain('UV varnish: price')
  expect(labels).toContain('Matt film: getting ready')
})

test('a rate is no more than it can be; one that is not entered is no fault', () => {
  expect(rateFindings({ rate: 'litho.spoilage', value: 1 })).toEqual([])
  expect(rateFindings({ rate: 'litho.spoilage', value: null })).toEqual([])
  expect(rateFindings({ rate: 'litho.spoilage', value: 1.1 })).toEqual([
    { path: 'value', message: 'Printed sheets lost is at most 1.' },
  ])
  expect(rateFindings({ rate: '', value: 1 })).toEqual([{ path: 'rate', message: 'Choose a rate.' }])
})

test('the rates of the demonstration company are all within what they can be', () => {
  const known = new Set(rateKeys.map(({ code }) => code))
  const rows = rateRows.map(({ group, name, value }) => ({ rate: `${group}.${name}`, value }))
  const entered = rows.filter(({ rate }) => known.has(rate))
  expect(entered).toHaveLength(rateKeys.length)
  for (const row of entered) expect(rateFindings(row)).toEqual([])
})
