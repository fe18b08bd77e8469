import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { unusedUntilRead, withoutSchemas } from '../../vite.calls.ts'
import { partsOf, withoutUnread } from '../../vite.schemas.ts'

/** What a file in which nothing is imported declares. */
const declared = (code: string, name: string): unknown =>
  new Function(
    'endpoint',
    'z',
    `${unusedUntilRead(withoutSchemas(code)).replaceAll('export ', '')}; return ${name}`,
  )((row: unknown) => row, { object: () => 'a schema' })

test('a row keeps how to ask and who may', () => {
  const file = `
export const Ink = z.object({})
export const inks = { all: endpoint({
  method: 'GET',
  path: '/ink',
  summary: 'Inks',
  right: 'all',
  query: z.object({ q: z.string() }),
  response: Ink,
  list: true,
}) }`
  expect(declared(file, 'inks')).toEqual({ all: { method: 'GET', path: '/ink', right: 'all', list: true } })
})

test('a schema that is read by its name stays', () => {
  expect(declared('export const InkInput = z.object({})', 'InkInput')).toBe('a schema')
})

test('lines stay where they are', () => {
  const file = "const inks = endpoint({\n  path: '/ink',\n  response: z\n    .object({}),\n})\nconst last = 1"
  expect(withoutSchemas(file).split('\n')[5]).toContain('const last')
})

test.each(['endpoint(row)', "endpoint({ path: '/ink', ...shared })"])('%s could hide a schema', code => {
  expect(() => withoutSchemas(`const inks = ${code}`)).toThrow('a row is written')
})

test('no row of the contract hides one', () => {
  for (const file of readdirSync('contract', { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.ts'))
      expect(() => withoutSchemas(readFileSync(join('contract', file), 'utf8')), file).not.toThrow()
})

describe('a file with rows and schemas becomes two', () => {
  const imports =
    "import { z } from 'zod'\nimport { endpoint } from './endpoint.ts'\nimport { viewInks } from './rights.ts'\n"
  const file = `${imports}
const longest = 40
const words = z.string().max(longest)
export const InkInput = z.object({ code: words })
export const isLong = (code: string) => code.length > longest
export type Ink = z.infer<typeof InkInput>
export const inks = { all: endpoint({ path: '/ink', right: viewInks, response: InkInput }) }`
  const { rows = '', schemas = '' } = partsOf(withoutSchemas(file), '/inks.ts?schemas.ts') ?? {}

  test('rows load nothing that only schemas are made of, and hand the schemas on', () => {
    expect(rows).not.toContain('zod')
    expect(rows).toContain("import { viewInks } from './rights.ts'")
    expect(rows).toContain('export { InkInput } from "/inks.ts?schemas.ts"')
    expect(rows).toMatch(/const isLong.*\n.*\nexport const inks/)
  })

  test('schemas have what they are made of, and no rows', () => {
    expect(schemas).toContain("import { z } from 'zod'")
    expect(schemas).toContain('const longest = 40')
    expect(schemas).not.toContain('rights')
    expect(schemas).not.toContain('endpoint')
  })

  test('a file of rows alone stays one', () => {
    const code =
      "import { endpoint } from './endpoint.ts'\nexport const inks = { all: endpoint({ path: '/ink' }) }"
    expect(partsOf(code, '/inks.ts?schemas.ts')).toBeUndefined()
  })

  test('one of schemas alone hands on all it has, functions that make schemas too', () => {
    const code = `${imports}export const words = (most: number) => z.string().max(most)`
    const { rows } = partsOf(code, '/words.ts?schemas.ts') ?? {}
    expect(rows?.trim()).toBe('export { words } from "/words.ts?schemas.ts"')
  })

  test('a row that reads a schema still gets it', () => {
    const code =
      "import { endpoint } from './endpoint.ts'\nconst kinds = z.enum(['a'])\nconst inks = { all: endpoint({ path: '/ink', kinds: kinds.options }) }"
    expect(partsOf(code, '/inks.ts?schemas.ts')?.rows).toContain(
      'import { kinds } from "/inks.ts?schemas.ts"',
    )
    expect(partsOf(code, '/inks.ts?schemas.ts')?.schemas).toContain('export { kinds }')
  })
})

test('an import that only a type reads is left out, a name of a part reads none', () => {
  const code =
    "import { z } from 'zod'\nimport { path } from './path.ts'\nconst row = { path: 1 as z.infer<X> }\nrow.path"
  expect(withoutUnread(code).trim()).toBe('const row = { path: 1 as z.infer<X> }\nrow.path')
})
