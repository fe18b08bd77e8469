import fc from 'fast-check'
import type { Endpoint } from '#contract/endpoint'
import { address, partsOf, pathWith } from './addresses.ts'

/** Values as they may stand in an address, escaped already or wrongly. */
const rawValues: readonly string[] = [
  '%',
  '%zz',
  '%00',
  'a%00b',
  '%c0%af',
  '%ff',
  '%ed%a0%80',
  '%F0%9F%92%A9',
  '%E2%80%AE',
  '%EF%BC%91',
  '+1',
  '%201%20',
  '01',
  '1e99',
  '-0',
  '-2147483649',
  '9007199254740993',
  '2026-02-30',
  '0000-00-00',
  '99999-12-31',
  '2026-13-45T99:99:99Z',
  '-271821-04-20',
  'infinity',
  '%27%20or%20%271%27=%271',
  '%27;select%20pg_sleep(9);--',
  '%7B%22a%22:1%7D',
  '%5B1e999%5D',
  '%5B'.repeat(300),
  'x'.repeat(7000),
  '%F0%9F%93%A6'.repeat(400),
]

/** The ways in which one parameter can be there: without a value, more than once, as a list, as a part of something. */
const rawForms = (name: string): string[] => [
  name,
  `${name}=`,
  `${name}=1&${name}=2`,
  Array.from({ length: 200 }, () => `${name}=1`).join('&'),
  `${name}%5B%5D=1`,
  `${name}[]=1&${name}[]=2`,
  `${name}[0]=1`,
  `${name}[constructor]=1`,
  `${name}.q=1`,
  `&&=${name}&${name}&=`,
  `__proto__=1&${name}=1`,
]

/** Addresses of the call in which each of its parameters in turn stands as no program of ours would write it. */
export function rawAddresses(row: Endpoint): string[] {
  const { query, params, valid } = partsOf(row)
  const [sample] = fc.sample(valid, { seed: 1, numRuns: 1 })
  const [given, values] = sample ?? [[], {}]
  const inQuery = query.flatMap(([name]) => {
    const others = given.filter(([each]) => each !== name && each !== 'filter' && each !== 'sort')
    const start = address(pathWith(row.path, values), others)
    const joint = start.includes('?') ? '&' : '?'
    return [...rawForms(name), ...rawValues.map(value => `${name}=${value}`)].map(
      text => `${start}${joint}${text}`,
    )
  })
  const inPath = params.flatMap(name =>
    rawValues.map(value =>
      pathWith(
        row.path.replace(`{${name}}`, () => value),
        values,
      ),
    ),
  )
  return [...new Set([...inQuery, ...inPath])]
}
