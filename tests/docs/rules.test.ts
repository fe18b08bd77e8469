import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import rules from '../spec/rules.json' with { type: 'json' }
import { testNamesOf } from './testNamesOf.ts'

/** The ids that a name begins with: `an-id, another-id: what is shown`, or the ids alone. */
const idsOf = (name: string): readonly string[] =>
  /^([a-z\d]+(?:-[a-z\d]+)*(?:, [a-z\d]+(?:-[a-z\d]+)*)*)(?:: |$)/.exec(name)?.[1]?.split(', ') ?? []

const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map(file => join('tests', file))
  .filter(file => /\.(?:test|spec)\.tsx?$/.test(file) && !file.startsWith(join('tests', 'spec')))
const names = files.flatMap(testNamesOf)
const named = new Set(names.flatMap(idsOf))

const ids = rules.map(({ id }) => id)
it('every rule is named by a test that shows it', () => {
  expect(ids.filter(id => !named.has(id))).toEqual([])
})

it('a title begins with no rule there is not', () => {
  const meant = names.filter(name => name.includes(': ')).flatMap(idsOf)
  expect(meant.filter(id => id.includes('-') && !ids.includes(id))).toEqual([])
})
