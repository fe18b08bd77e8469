import { afterEach, expect, test, vi } from 'vitest'
import { runStages } from '../../scripts/tests/runStages.mjs'

const place = { folder: '', browser: '', databaseUrl: undefined }
const counts = () => ({ passed: 0, failed: 0, skipped: 0 })

/** A stage that is a program of its own: it says a word and ends with the code. */
const stage = (name: string, code: number, after?: string) => ({
  ...{ name, lanes: 1 as const, counts, files: () => [] },
  commands: () => [
    [process.execPath, '-e', `console.log('said by ${name}'); process.exitCode = ${code}`] as const,
  ],
  ...(after === undefined ? {} : { after }),
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

test('a stage that needs one that failed is not run, and counts as failed', async () => {
  const { total, text } = await ran(stage('build', 1), stage('journeys', 0, 'build'))
  expect(total.failed).toBe(2)
  expect(text).toContain('Not run: build failed.')
  expect(text).toMatch(/Failed: build, journeys\.\s*$/)
})

test('nothing is said about failures when there were none', async () => {
  const { total, text } = await ran(stage('lint', 0))
  expect(total.failed).toBe(0)
  expect(text).not.toContain('ailed')
})
