import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { nothing } from '../../scripts/tests/counts.mjs'
import { runStages } from '../../scripts/tests/runStages.mjs'

const folder = mkdtempSync(join(tmpdir(), 'boxwright-stages-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const place = { folder, browser: '', databaseUrl: undefined }
const counts = () => nothing

/** A stage that is a program of its own: it says a word and ends with the code. */
const stage = (
  name: string,
  code: number,
  order: { after?: string; needsIt?: boolean } = {},
  does = `console.log('said by ${name}'); process.exitCode = ${code}`,
) => ({
  ...{ name, lanes: 1 as const, counts, files: () => [] },
  commands: () => [[process.execPath, '-e', does] as const],
  ...order,
})

/** Runs them and tells what was counted, and what was written. */
async function ran(...stages: readonly ReturnType<typeof stage>[]) {
  const written: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation(text => {
    written.push(String(text))
    return true
  })
  const total = await runStages(stages, place, new AbortController().signal)
  return { total, text: written.join('') }
}

afterEach(() => {
  vi.restoreAllMocks()
})

test('a stage that fails keeps none of the others from running, and all that failed are told at the end', async () => {
  const { total, text } = await ran(stage('lint', 3), stage('types', 1), stage('domain', 0))
  expect(total.failed).toBe(2)
  expect(text).toMatch(/ {2}domain +ok/)
  expect(text).toContain('said by lint\n(exit code 3)')
  expect(text).toContain('said by types\n(exit code 1)')
  expect(text).not.toContain('said by domain')
  expect(text.trimEnd()).toMatch(/Failed: (lint, types|types, lint)\.$/)
})

test('a stage that needs one that failed is not run, and counts as failed; one that only comes after it is', async () => {
  const { total, text } = await ran(
    stage('build', 1),
    stage('server', 0, { after: 'build' }),
    stage('journeys', 0, { after: 'build', needsIt: true }),
  )
  expect(total.failed).toBe(2)
  expect(text).toMatch(/ {2}server +ok/)
  expect(text).toContain('Not run: build failed.')
  expect(text).toMatch(/Failed: build, journeys\.\s*$/)
})

test('what the tests of all stages tried is told in one table', async () => {
  const telling = (tried: number) => {
    const line = `{"what":"cuts","tried":${tried}}\\n`
    const does = `require('node:fs').appendFileSync(process.env.TEST_TRIED, '${line}')`
    return stage('cuts', 0, {}, does)
  }
  const { text } = await ran(telling(10), telling(2))
  expect(text).toMatch(/What was tried:\n.*\n {2}cuts +12 /)
})

test('nothing is said about failures when there were none', async () => {
  const { total, text } = await ran(stage('lint', 0))
  expect(total.failed).toBe(0)
  expect(text).not.toContain('ailed')
})
