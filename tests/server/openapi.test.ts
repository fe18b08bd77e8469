import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '#contract/endpoint'
import { services } from '#contract/index'
import { problemCodes } from '#contract/problem'
import { describeRight } from '#domain/access'
import { createTestApp, type TestApp } from './startTestServer.ts'

const rows = Object.entries(services).flatMap(([service, calls]) =>
  Object.entries(calls as Record<string, Endpoint>).map(([name, row]) => ({ service, name, row })),
)

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly parameters?: readonly { name: string; in: string; required?: boolean }[]
  readonly requestBody?: object
  readonly responses: Readonly<Record<string, object>>
}

describe('GET /openapi.json', () => {
  it('is there for anyone, with every call', async () => {
    const { status, body } = await server.as(null).get('/openapi.json')
    expect(status).toBe(200)
    expect(body).toMatchObject({ openapi: '3.1.0', info: { title: 'Boxwright', version: '0.0.0-test' } })
    const described = Object.values(body.paths as Record<string, object>).flatMap(Object.keys)
    expect(described).toHaveLength(rows.length)
    for (const { name, row } of rows) {
      const operation: Operation = body.paths[row.path]?.[row.method.toLowerCase()]
      expect(operation, `${row.method} ${row.path}`).toBeDefined()
      expect(operation.operationId.endsWith(`.${name}`)).toBe(true)
      expect(operation.summary).toBe(row.summary)
      expect(operation.description).toBe(`Right: ${describeRight(row.right)}`)
      const names = (place: string) =>
        (operation.parameters ?? []).filter(each => each.in === place).map(each => each.name)
      expect(names('path')).toEqual(Object.keys(row.params?.shape ?? {}))
      expect(names('query')).toEqual(Object.keys(row.query?.shape ?? {}))
      expect(operation.requestBody !== undefined).toBe(row.body !== undefined)
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['200', '400', '401', '403']))
    }
  })

  it('gives every call a name of its own, and asks for a bearer token', async () => {
    const { body } = await server.as(null).get('/openapi.json')
    const operations = Object.values(body.paths as Record<string, Record<string, Operation>>)
    const ids = operations.flatMap(each => Object.values(each)).map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(body.security).toEqual([{ bearer: [] }])
  })

  it('points at nothing that it does not have', async () => {
    const { body } = await server.as(null).get('/openapi.json')
    const pointers = [...JSON.stringify(body).matchAll(/"#\/components\/schemas\/([^"]+)"/g)]
    expect(pointers.length).toBeGreaterThan(0)
    for (const [, name] of pointers) expect(body.components.schemas).toHaveProperty([name ?? ''])
  })
})

describe('GET /docs', () => {
  it('is a page for people with every call and its right', async () => {
    const { status, headers, body } = await server.as(null).get('/docs')
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    for (const { row } of rows) {
      expect(body).toContain(`<code>${row.path}</code>`)
      expect(body).toContain(describeRight(row.right).replaceAll('"', '&quot;'))
    }
  })

  it('has a place for every problem that a call can answer with', async () => {
    const { body } = await server.as(null).get('/docs')
    for (const code of Object.keys(problemCodes)) expect(body).toContain(`id="problem-${code}"`)
    const { body: problem } = await server.as(null).get('/security/Auth')
    expect(body).toContain(`id="${problem.type.split('#')[1]}"`)
  })
})
