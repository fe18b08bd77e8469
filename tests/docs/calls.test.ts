import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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
