import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/**
 * What became of tests; `repeated` names those that passed at the second try only.
 * @typedef {{ passed: number, failed: number, skipped: number, repeated: readonly string[] }} Counts
 */

/** @type {Readonly<Counts>} */
export const nothing = { passed: 0, failed: 0, skipped: 0, repeated: [] }

/**
 * @param {Readonly<Counts>} a
 * @param {Readonly<Counts>} b
 * @returns {Counts}
 */
export const sum = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  repeated: [...a.repeated, ...b.repeated],
})

/**
 * What a reporter wrote; undefined when it wrote nothing.
 * @param {string} file
 */
export const read = file => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

/**
 * What Vitest's JSON reporter wrote; nothing when it wrote nothing.
 * @param {string} file
 * @returns {Counts}
 */
export function vitestCounts(file) {
  const report = read(file)
  if (report === undefined) return nothing
  return {
    ...nothing,
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/**
 * @typedef {{ title: string, specs?: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ file: string, title: string, tests: { status: string, results?: Result[] }[] }} Spec
 * @typedef {{ error?: { message?: string, location?: { file: string, line: number } } }} Result
 */

/**
 * @param {Suite} suite
 * @returns {Spec[]}
 */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

/**
 * What went wrong at the first try, and where.
 * @param {Spec} spec
 */
function whyRepeated({ tests }) {
  const { message = '', location } =
    tests.flatMap(({ results = [] }) => results).find(r => r.error)?.error ?? {}
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter(line => line.trim() !== '')
  const where = location === undefined ? [] : [`at ${basename(location.file)}:${location.line}`]
  return [...lines.slice(0, 4), ...where].map(line => `\n    ${line.trim()}`).join('')
}

/**
 * What Playwright's JSON reporter wrote; a test that passed only when repeated passed, and is named with what went wrong.
 * @param {string} file
 * @returns {Counts}
 */
export function playwrightCounts(file) {
  const report = read(file)
  if (report === undefined) return nothing
  const { expected, unexpected, flaky, skipped } = report.stats
  const repeated = specsOf(report)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(spec => `${spec.file}: ${spec.title}${whyRepeated(spec)}`)
  return { passed: expected + flaky, failed: unexpected, skipped, repeated }
}

/**
 * The counts of a stage that ended with `code`: one that failed has failed, even when it could not count a test.
 * @param {Readonly<Counts>} counts
 * @param {number} code
 * @returns {Counts}
 */
export const withOutcome = (counts, code) =>
  code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : { ...counts }
