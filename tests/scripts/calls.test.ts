import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withoutSchemas } from '../../vite.calls.ts'

/** What a file in which nothing is imported declares. */
const declared = (code: string, name: string): unknown =>
  new Function('endpoint', 'z', `${withoutSchemas(code).replaceAll('export ', '')}; return ${name}`)(
    (row: unknown) => row,
    { object: () => 'a schema' },
  )

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

test('of a file with rows these stay and what they read, the rest goes with its imports', () => {
  const file = `import { words } from './fields.ts'
import { inkRight, Colour } from './rights.ts'
export { InkInput } from './inkInputs.ts'
export const Ink = z.object({ name: words(20), colour: Colour })
export const inks = { all: endpoint({ path: '/ink', right: inkRight, response: Ink }) } satisfies Service`
  const left = withoutSchemas(file)
  expect(left).not.toMatch(/words|Colour|InkInput|Ink\b/)
  expect(left).toContain("import { inkRight } from './rights.ts'")
  expect(left).toContain('export const inks =')
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

test('a file with rows says that it is one', () => {
  for (const file of readdirSync('contract', { recursive: true, encoding: 'utf8' })) {
    const source = file.endsWith('.ts') ? readFileSync(join('contract', file), 'utf8') : ''
    if (source.includes(': endpoint(')) expect(source, file).toContain(' satisfies Service')
  }
})
