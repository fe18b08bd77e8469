import { relative, sep } from 'node:path'
import { root } from '../process/repository.mjs'
import { read } from './counts.mjs'

/** @typedef {{ file: string, ms: number }} TimedFile How long the tests of a file took. */

/** @type {(path: string) => string} */
const inRepository = path => relative(root, path).split(sep).join('/')

/**
 * The test files in a report of Vitest's JSON reporter.
 * @param {string} file
 * @returns {TimedFile[]}
 */
export const vitestFiles = file =>
  (read(file)?.testResults ?? []).map(
    (/** @type {{ name: string, startTime: number, endTime: number }} */ { name, startTime, endTime }) => ({
      file: inRepository(name),
      ms: endTime - startTime,
    }),
  )

/**
 * @typedef {{ tests: { results: { duration: number }[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/** @type {(suite: Suite) => number} */
const durationOf = ({ specs = [], suites = [] }) =>
  [
    ...suites.map(durationOf),
    ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
  ].reduce((total, ms) => total + ms, 0)

/**
 * The test files in a report of Playwright's JSON reporter.
 * @param {string} file
 * @returns {TimedFile[]}
 */
export const playwrightFiles = file =>
  (read(file)?.suites ?? []).map((/** @type {Suite & { file: string }} */ suite) => ({
    file: `tests/journeys/${suite.file}`,
    ms: durationOf(suite),
  }))

/**
 * The ten slowest files, one a line; '' when no file was run.
 * @param {readonly TimedFile[]} files
 * @returns {string}
 */
export const slowest = files =>
  [...files]
    .sort((a, b) => b.ms - a.ms)
    .slice(0, 10)
    .map(({ file, ms }) => `  ${(ms / 1000).toFixed(1).padStart(7)} s  ${file}\n`)
    .join('')
