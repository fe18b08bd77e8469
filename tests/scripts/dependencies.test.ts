import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Packages that nothing imports by name, each with what it is there for. */
const unimported: Readonly<Record<string, string>> = {
  'react-router': 'holds react-router-dom to one copy of the router',
  '@testing-library/dom': 'what the testing libraries for React and for events stand on',
  '@vitest/coverage-v8': 'measures coverage, as vite.config.ts says',
  jsdom: 'where a file of tests asks for it (@vitest-environment)',
}

interface Package {
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

const filesOf = (...patterns: string[]): readonly string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...patterns], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)

const wordsOf = (files: readonly string[]): string => files.map(file => readFileSync(file, 'utf8')).join('\n')

/** Whether a package, or a part of it, stands in quotation marks somewhere, as an import or in a configuration. */
const isNamed = (name: string, words: string): boolean =>
  [`'${name}'`, `'${name}/`, `"${name}/`].some(quoted => words.includes(quoted))

describe('the dependencies', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Package
  const product = wordsOf(
    filesOf(
      'src/*.ts',
      'src/*.tsx',
      'src/*.css',
      'server/*.ts',
      'domain/*.ts',
      'contract/*.ts',
      'scripts/*.mjs',
    ),
  )

  const everything = wordsOf(filesOf('*.ts', '*.tsx', '*.mjs', 'biome.json', 'tsconfig*.json'))
  const developed = { ...dependencies, ...devDependencies, node: 'Node itself' }

  it.each(Object.keys(dependencies).filter(name => !(name in unimported)))('%s is imported', name => {
    expect(isNamed(name, product)).toBe(true)
  })

  it.each(Object.keys(devDependencies).filter(name => !(name in unimported)))('%s is used', name => {
    const typed = /^@types\/(.+)$/.exec(name)?.[1]
    expect(typed === undefined ? isNamed(name, everything) : typed in developed).toBe(true)
  })

  it('that nothing imports are there still', () => {
    expect(Object.keys(unimported).filter(name => !(name in developed))).toEqual([])
  })

  it('each have one version, written out', () => {
    const versions = Object.values({ ...dependencies, ...devDependencies })
    expect(versions.filter(version => !/^\d+\.\d+\.\d+/.test(version))).toEqual([])
  })
})
