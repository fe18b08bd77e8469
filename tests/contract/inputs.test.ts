import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint'
import { services } from '#contract/index'
import { largestStored } from '#contract/listQuery'

interface Schema {
  readonly type?: string
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly maximum?: number
  readonly exclusiveMaximum?: number
}

/** Where in the schema whole numbers may be larger than the database can keep. */
function unbounded(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { type, minimum, exclusiveMinimum, maximum, exclusiveMaximum } = schema as Schema
  const lowest = minimum ?? exclusiveMinimum ?? Number.NEGATIVE_INFINITY
  const highest = maximum ?? exclusiveMaximum ?? Number.POSITIVE_INFINITY
  if (type === 'integer') return lowest >= -largestStored && highest <= largestStored ? [] : [path]
  return Object.entries(schema).flatMap(([key, part]) => unbounded(part, `${path}.${key}`))
}

const inputs = Object.values(services).flatMap(service =>
  (Object.values(service) as Endpoint[]).flatMap(({ method, path, params, query, body }) => [
    { name: `${method} ${path}`, part: 'path', schema: params, io: 'output' as const },
    { name: `${method} ${path}`, part: 'query', schema: query, io: 'output' as const },
    { name: `${method} ${path}`, part: 'body', schema: body, io: 'input' as const },
  ]),
)

describe('what a call takes', () => {
  it('has no whole number that is larger than the database can keep', () => {
    const found = inputs.flatMap(({ name, part, schema, io }) =>
      schema === undefined
        ? []
        : unbounded(z.toJSONSchema(schema, { io, unrepresentable: 'any' }), `${name}: ${part}`),
    )
    expect(found).toEqual([])
  })
})
