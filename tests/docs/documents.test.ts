import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { Environment } from '../../server/config.ts'
import { people } from '../../server/demo/people.ts'
import { kindsPage } from '../../server/tools/kindsPage.ts'
import { routesPage } from '../../server/tools/routesPage.ts'

const read = (file: string): string => readFileSync(file, 'utf8')
const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts)
const documents = [
  ...['README.md', 'CONTRIBUTING.md'],
  ...['docs/architecture.md', 'docs/operations.md', 'docs/security.md'],
]
/** npm's own, beside what package.json names. */
const npmCommands = ['ci']

/** Everything between backticks, and the lines of shell blocks. */
const named = (text: string): string[] => [
  ...[...text.matchAll(/`([^`\n]+)`/g)].map(match => match[1] ?? ''),
  ...[...text.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(match => (match[1] ?? '').split('\n')),
]

describe.each(documents)('%s', file => {
  it('names only npm commands that exist', () => {
    const commands = named(read(file)).flatMap(text => [...text.matchAll(/npm (?:run )?([\w:]+)/g)])
    const unknown = commands
      .map(match => match[1] ?? '')
      .filter(name => ![...scripts, ...npmCommands].includes(name))
    expect(unknown).toEqual([])
  })

  it('names only paths that exist', () => {
    const paths = named(read(file)).filter(text =>
      /^(domain|contract|server|src|tests|docs|scripts|public)\/[\w./-]*$/.test(text),
    )
    expect(paths.filter(path => !existsSync(path))).toEqual([])
  })

  it('shows only pictures that exist', () => {
    const pictures = [...read(file).matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(match => match[1] ?? '')
    expect(pictures.filter(path => !existsSync(path))).toEqual([])
  })
})

describe('the configuration', () => {
  const defaults = Object.entries(Environment.shape).map(([name, schema]) => {
    const value = schema.safeParse(undefined)
    return [name, value.success && value.data !== undefined ? String(value.data) : ''] as const
  })

  it('is in .env.example with its defaults', () => {
    const lines = read('.env.example')
      .split('\n')
      .filter(line => /^\w+=/.test(line))
    expect(lines).toEqual(defaults.map(([name, value]) => `${name}=${value}`))
  })

  it('is in the README with its defaults', () => {
    const rows = [...read('README.md').matchAll(/^\| `([A-Z0-9_]+)` \| (?:`([^`]*)`)? ?\|/gm)]
    expect(rows.map(([, name, value = '']) => [name, value])).toEqual(defaults.map(row => [...row]))
  })
})

describe.each(['README.md', 'docs/operations.md', 'docs/security.md', 'compose.yaml', 'Dockerfile'])(
  'of the configuration %s',
  file => {
    // What it takes from the shell that runs it, and what it gives to other programs.
    const others = /^(ADMIN_DATABASE|DATABASE_PASSWORD|POSTGRES_\w+|CHROMIUM_PATH|TEST_SEED)$/
    it('names only variables that the server reads', () => {
      const variables = [...read(file).matchAll(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g)].map(([name]) => name)
      const unknown = variables.filter(name => !(name in Environment.shape) && !others.test(name))
      expect(unknown).toEqual([])
    })
  },
)

it('the server reads its environment in one place', () => {
  const sources = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter(path =>
    path.endsWith('.ts'),
  )
  const reading = sources.filter(path =>
    /process\.env\b(?!\))|import\.meta\.env/.test(read(`server/${path}`)),
  )
  expect(reading).toEqual([])
})

it('the README lists every demonstration person by login and name', () => {
  const text = read('README.md')
  const missing = people.filter(({ login, name }) => !text.includes(`\`${login}\``) || !text.includes(name))
  expect(missing).toEqual([])
})

it('docs/routes.md is what the calls say (npm run docs)', () => {
  expect(read('docs/routes.md')).toBe(routesPage())
})

it('docs/kinds.md is what the table of item kinds says (npm run docs)', () => {
  expect(read('docs/kinds.md')).toBe(kindsPage())
})
