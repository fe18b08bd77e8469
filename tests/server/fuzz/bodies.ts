import fc from 'fast-check'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint'
import { oddValues, sampleOf, type ValueSchema } from './values.ts'

interface Place {
  readonly path: readonly (string | number)[]
  readonly value: unknown
}

const placesIn = (value: unknown, path: Place['path'] = []): Place[] =>
  typeof value === 'object' && value !== null
    ? [{ path, value }, ...Object.entries(value).flatMap(([key, part]) => placesIn(part, [...path, key]))]
    : [{ path, value }]

function withAt(value: unknown, [key, ...rest]: Place['path'], put: unknown): unknown {
  if (key === undefined) return put
  if (Array.isArray(value))
    return value.map((part, index) => (String(index) === key ? withAt(part, rest, put) : part))
  const object = value as Record<string, unknown>
  return { ...object, [key]: withAt(object[key], rest, put) }
}

/** A body of the call as its schema wants it, with something odd in one place of it or nowhere; undefined: it takes none. */
export function anyBody(row: Endpoint): fc.Arbitrary<object | undefined> {
  if (row.body === undefined) return fc.constant(undefined)
  const schema = z.toJSONSchema(row.body, { io: 'input', unrepresentable: 'any' }) as ValueSchema
  return sampleOf(schema).chain(body => {
    const places = placesIn(body).slice(1)
    if (places.length === 0) return fc.constant(body as object)
    const odd = fc.tuple(fc.constantFrom(...places), fc.constantFrom(...oddValues))
    return fc.option(odd, { nil: undefined, freq: 4 }).map(one => {
      if (one === undefined) return body as object
      return withAt(body, one[0].path, one[1]) as object
    })
  })
}
