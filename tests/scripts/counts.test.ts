import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { nothing, playwrightCounts, sum, vitestCounts, withOutcome } from '../../scripts/tests/counts.mjs'

const folder = mkdtempSync(join(tmpdir(), 'boxwright-counts-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const written = (name: string, report: object): string => {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(report))
  return file
}

describe('what is counted of a run', () => {
  it('is what Vitest reports', () => {
    const report = { numPassedTests: 12, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }
    expect(vitestCounts(written('vitest.json', report))).toEqual({
      ...nothing,
      passed: 12,
      failed: 1,
      skipped: 3,
    })
  })

  it('is what Playwright reports; a test that passed only when repeated is named, with what went wrong first', () => {
    const spec = (title: string, status: string, results: object[] = []) => ({
      file: 'a.spec.ts',
      title,
      tests: [{ status, results }],
    })
    const message = '\u001b[31mError:\u001b[39m not found\n\nLocator: getByRole'
    const error = { message, location: { file: '/tests/journeys/a.spec.ts', line: 12 } }
    const wavers = spec('wavers', 'flaky', [{ error }, {}])
    const report = {
      stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 0 },
      suites: [{ specs: [spec('stays', 'expected')], suites: [{ specs: [wavers] }] }],
    }
    expect(playwrightCounts(written('playwright.json', report))).toEqual({
      passed: 8,
      failed: 1,
      skipped: 0,
      repeated: ['a.spec.ts: wavers\n    Error: not found\n    Locator: getByRole\n    at a.spec.ts:12'],
    })
  })

  it('is nothing where nothing was reported', () => {
    expect(vitestCounts(join(folder, 'none.json'))).toEqual(nothing)
    expect(playwrightCounts(join(folder, 'none.json'))).toEqual(nothing)
  })

  it('is summed over the stages', () => {
    const stage = { passed: 3, failed: 1, skipped: 2, repeated: ['a'] }
    expect(sum(sum(nothing, stage), stage)).toEqual({
      passed: 6,
      failed: 2,
      skipped: 4,
      repeated: ['a', 'a'],
    })
  })

  it('has a failure when the stage failed, even one that could not count', () => {
    expect(withOutcome(nothing, 2)).toMatchObject({ passed: 0, failed: 1 })
    expect(withOutcome({ ...nothing, passed: 9, failed: 4 }, 1)).toMatchObject({ passed: 9, failed: 4 })
    expect(withOutcome({ ...nothing, passed: 9 }, 0)).toMatchObject({ passed: 9, failed: 0 })
  })
})
