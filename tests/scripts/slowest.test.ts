import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from '../../scripts/process/repository.mjs'
import { playwrightFiles, slowest, vitestFiles } from '../../scripts/tests/slowest.mjs'

const folder = mkdtempSync(join(tmpdir(), 'boxwright-slowest-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const written = (name: string, report: object): string => {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(report))
  return file
}

test('the time of a file is what Vitest says between its begin and its end', () => {
  const name = join(root, 'tests', 'server', 'quote.test.ts')
  const report = { testResults: [{ name, startTime: 1_000, endTime: 3_500 }] }
  expect(vitestFiles(written('vitest.json', report))).toEqual([
    { file: 'tests/server/quote.test.ts', ms: 2_500 },
  ])
})

test('the time of a journey is that of all its tests, repeated ones too', () => {
  const spec = (...durations: number[]) => ({
    tests: [{ results: durations.map(duration => ({ duration })) }],
  })
  const suites = [{ file: 'live.spec.ts', specs: [spec(5, 6)], suites: [{ specs: [spec(7)] }] }]
  expect(playwrightFiles(written('playwright.json', { suites }))).toEqual([
    { file: 'tests/journeys/live.spec.ts', ms: 18 },
  ])
})

test('ten files are told, the slowest first', () => {
  const files = Array.from({ length: 12 }, (_, index) => ({ file: `${index}.test.ts`, ms: index * 1_000 }))
  const lines = slowest(files).trimEnd().split('\n')
  expect(lines).toHaveLength(10)
  expect(lines[0]).toBe('     11.0 s  11.test.ts')
  expect(slowest([])).toBe('')
})
