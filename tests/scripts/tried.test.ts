import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { readTried, triedTable } from '../../scripts/tests/tried.mjs'
import { count, type Tally, tellTried } from '../tried.ts'

const folder = mkdtempSync(join(tmpdir(), 'boxwright-tried-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
afterEach(() => {
  vi.unstubAllEnvs()
})

test('what was tried stands in one table: kinds by name, those of several files summed, with their seeds', () => {
  const table = triedTable([
    { what: 'requests', tried: 60_000, answered: 20_000, refused: 40_000, deaths: 0, seed: 20_261 },
    { what: 'cuts', tried: 50, answered: 900, refused: 30, lost: 1, deaths: 0 },
    { what: 'requests', tried: 40_000, answered: 15_000, refused: 25_000, deaths: 0, seed: 20_262 },
    { what: 'requests', tried: 1, answered: 1, seed: 20_262 },
  ])
  expect(table).toBe(
    [
      '              tried  answered  refused  lost  deaths  seed',
      '  cuts           50       900       30     1       0  –',
      '  requests  100,001    35,001   65,000     –       0  20261 20262',
      '',
    ].join('\n'),
  )
})

test('a run in which nothing was tried has no table', () => {
  expect(triedTable(readTried(join(folder, 'none.jsonl')))).toBe('')
})

test('what the tests tell is read by the run, and nothing is written where no run asks', () => {
  const file = join(folder, 'tried.jsonl')
  const cuts: Tally = { what: 'cuts', tried: 3, lost: 0 }
  for (const status of [200, 200, 503, 500]) count(cuts, status)
  vi.stubEnv('TEST_TRIED', '')
  tellTried(cuts)
  expect(() => readFileSync(file)).toThrow()
  vi.stubEnv('TEST_TRIED', file)
  tellTried(cuts)
  tellTried({ what: 'kills', tried: 0 })
  tellTried({ what: 'kills', tried: 2, seed: 7 })
  expect(readTried(file)).toEqual([
    { what: 'cuts', tried: 3, lost: 0, answered: 2, refused: 1, deaths: 1 },
    { what: 'kills', tried: 2, seed: 7 },
  ])
})
