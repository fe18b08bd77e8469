import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

/** What the build leaves out of a call's row (`vite.calls.ts`). */
const ofTheServer = 'summary|params|query|body|response|problems|changesRights'

/** Names that a source has services under: `quote`, `quoteNewWork`, `quote as calls`. */
const servicesIn = (source: string): string[] =>
  [...source.matchAll(/^import (?!type)\{([^}]*)\} from '#contract\//gm)]
    .flatMap(([, names = '']) => names.split(','))
    .map(name => name.trim().split(' as ').at(-1) ?? '')
    .filter(name => /^[a-z]/.test(name) && !name.startsWith('type '))

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(file => /\.tsx?$/.test(file))

it('the web application reads no part of a call that its build leaves out', () => {
  const read = sources.flatMap(file => {
    const source = readFileSync(join('src', file), 'utf8')
    const names = servicesIn(source).join('|') || '(?!)'
    const ofService = new RegExp(`\\b(?:${names})\\.\\w+\\.(?:${ofTheServer})\\b`, 'g')
    const ofRow =
      /\b(?:Endpoint\['|(?:row|call|save|endpoint)\.(?:call\.)?(?:body|response|problems|changesRights)\b)/g
    return [ofService, ...(source.includes('#contract/endpoint') ? [ofRow] : [])].flatMap(pattern =>
      [...source.matchAll(pattern)].map(([text]) => `${file}: ${text}`),
    )
  })
  expect(read).toEqual([])
})

const hasRows = (file: string): boolean => / satisfies Service\b/.test(readFileSync(file, 'utf8'))

/** Where the build finds what another file imports by this name: files with rows pass nothing on. */
const placeOf = (file: string, name: string): string => {
  const passedOn = [...readFileSync(file, 'utf8').matchAll(/^export \{([^}]*)\} from '(\.[^']+)'/gm)]
  const [, , from] = passedOn.find(([, names = '']) => new RegExp(`\\b${name}\\b`).test(names)) ?? []
  return from === undefined || hasRows(file) ? file : placeOf(join(dirname(file), from), name)
}

it('the web application reads no schema of a contract file with rows', () => {
  const read = sources.flatMap(file =>
    [
      ...readFileSync(join('src', file), 'utf8').matchAll(/^import \{([^}]*)\} from '#contract\/([^']+)'/gm),
    ].flatMap(([, names = '', service = '']) =>
      names
        .split(',')
        .map(name => name.trim().split(' as ')[0] ?? '')
        .filter(name => /^[A-Z]/.test(name))
        .map(name => ({ name, place: placeOf(`contract/${service}.ts`, name) }))
        .filter(({ place }) => hasRows(place))
        .map(({ name, place }) => `${file}: ${name} of ${place}`),
    ),
  )
  expect(read).toEqual([])
})
