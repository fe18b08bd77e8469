import { describe, expect, it } from 'vitest'
import type { Endpoint } from '#contract/endpoint'
import { services } from '#contract/index'
import { Problem } from '#contract/problem'

/** What answers something else than it is given. */
const changing = ['transform', 'prefault', 'catch']

/** Where in a schema a value would be changed on its way through. */
function changes(schema: unknown, path: string, seen = new Set<unknown>()): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return []
  seen.add(schema)
  const def = (schema as { _zod?: { def?: Record<string, unknown> } })._zod?.def
  if (def === undefined) {
    return Object.entries(schema).flatMap(([key, part]) => changes(part, `${path}.${key}`, seen))
  }
  const own = changing.includes(String(def.type)) || def.coerce === true ? [path] : []
  const inner = def.type === 'lazy' ? [(def.getter as () => unknown)()] : []
  const parts = Object.entries(def).filter(([key]) => key !== 'checks' && key !== 'getter')
  return [
    ...own,
    ...inner.flatMap(part => changes(part, path, seen)),
    ...parts.flatMap(([key, part]) => changes(part, key === 'shape' ? path : `${path}.${key}`, seen)),
  ]
}

const answers = Object.entries(services).flatMap(([service, calls]) =>
  Object.entries(calls as Record<string, Endpoint>).map(([name, { response }]) => ({
    name: `${service}.${name}`,
    response,
  })),
)

describe('what a call answers', () => {
  it.each([...answers, { name: 'a problem', response: Problem }])(
    'goes out as it was given: $name',
    ({ response }) => {
      expect(changes(response, 'answer')).toEqual([])
    },
  )
})
