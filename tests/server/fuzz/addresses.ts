import fc from 'fast-check'
import type { Endpoint } from '#contract/endpoint'
import { goodRanges, notJson, oddRanges, oddSorts, sortsOf } from './lists.ts'
import { oddTexts, oddValues, sampleOf, schemaOf, type ValueSchema } from './values.ts'

type Query = readonly (readonly [name: string, value: string])[]

/** Parameters that are JSON within the address. */
const inJson = ['sort', 'range', 'filter']

const written = (name: string, value: unknown): string =>
  inJson.includes(name) || typeof value !== 'string' ? JSON.stringify(value) : value

function oddOnes(row: Endpoint, name: string, schema: ValueSchema): string[] {
  const values = (list: readonly unknown[]) => list.map(value => written(name, value))
  if (!inJson.includes(name)) return [...oddTexts]
  const anything = [...notJson, ...values(oddValues.filter(value => typeof value !== 'string'))]
  if (name === 'range') return [...anything, ...values(oddRanges)]
  if (name === 'sort') {
    return [...anything, ...values(sortsOf(row)), ...values(oddSorts)]
  }
  const keys = [...Object.keys(schema.properties ?? {}), 'unknown', '__proto__', 'constructor']
  return [
    ...anything,
    ...keys.flatMap(key => oddValues.map(value => `{${JSON.stringify(key)}:${JSON.stringify(value)}}`)),
  ]
}

const half = /\p{Surrogate}/gu
export const pathWith = (path: string, values: Readonly<Record<string, unknown>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values[name] ?? '').replace(half, '\u{fffd}')),
  )

export const address = (path: string, query: Query): string =>
  query.length === 0 ? path : `${path}?${new URLSearchParams(query.map(([name, value]) => [name, value]))}`

/** A call's parameters, as its row declares them. */
export function partsOf(row: Endpoint) {
  const query = schemaOf(row.query)
  const sampled = (name: string, schema: ValueSchema): fc.Arbitrary<unknown> => {
    if (name === 'range') return fc.constantFrom(...goodRanges)
    return name === 'sort' ? fc.constantFrom(...sortsOf(row)) : sampleOf(schema)
  }
  const properties = Object.entries(query.properties ?? {})
  const inQuery = fc.record(
    Object.fromEntries(properties.map(([name, schema]) => [name, sampled(name, schema)])),
    { requiredKeys: [...(query.required ?? [])] },
  )
  return {
    query: properties,
    params: Object.keys(schemaOf(row.params).properties ?? {}),
    valid: fc.tuple(
      inQuery.map(values =>
        Object.entries(values).map(([name, value]) => [name, written(name, value)] as const),
      ),
      sampleOf({ properties: {}, ...schemaOf(row.params), type: 'object' }) as fc.Arbitrary<
        Record<string, unknown>
      >,
    ),
  }
}

/** Addresses of the call in which one parameter at a time is odd, in every odd way, and the others are as they should be. */
export function oddAddresses(row: Endpoint): string[] {
  const { query, params, valid } = partsOf(row)
  const [sample] = fc.sample(valid, { seed: 1, numRuns: 1 })
  const [given, values] = sample ?? [[], {}]
  const inQuery = query.flatMap(([name, schema]) => {
    // A sort that the list refuses would hide what the others do.
    const others = given.filter(([each]) => each !== name && each !== 'filter' && each !== 'sort')
    return [
      ...oddOnes(row, name, schema).map(odd => address(pathWith(row.path, values), [...others, [name, odd]])),
      // The same parameter twice.
      address(pathWith(row.path, values), [...others, [name, '1'], [name, '2']]),
      address(pathWith(row.path, values), others),
    ]
  })
  const inPath = params.flatMap(name =>
    oddTexts.map(odd => address(pathWith(row.path, { ...values, [name]: odd }), given)),
  )
  return [...new Set([...inQuery, ...inPath])]
}

/** Any address of the call: its parameters as they should be, in any combination, or odd. */
export function anyAddress(row: Endpoint): fc.Arbitrary<string> {
  const { query, valid } = partsOf(row)
  const odd = fc.array(
    fc
      .constantFrom(...query.map(([name]) => name), 'unknown')
      .chain(name => fc.constantFrom(...oddValues).map(value => [name, written(name, value)] as const)),
    { maxLength: 1 },
  )
  return fc.tuple(valid, odd).map(([[given, values], oddOne]) => {
    const names = oddOne.map(([name]) => name)
    return address(pathWith(row.path, values), [
      ...given.filter(([name]) => !names.includes(name)),
      ...oddOne,
    ])
  })
}
