import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const admin = () => server.as('sysadmin')

interface Outcome {
  readonly line: number
  readonly code: string
  readonly outcome: 'added' | 'changed' | 'unchanged' | 'refused'
  readonly reasons: readonly string[]
}
interface Upload {
  readonly newGroups: readonly string[]
  readonly outcomes: readonly Outcome[]
}

const upload = async (lines: readonly object[], dryRun: boolean): Promise<Upload> => {
  const { status, body } = await admin().post('/config/Ink/Bulk', { dryRun, lines })
  expect([status, body.detail]).toEqual([200, undefined])
  return body
}
const stored = async () =>
  (await admin().get('/config/Ink', { filter: { state: 'all' }, range: [0, 999] })).body as {
    code: string
    version: number
  }[]

/** Cells as files have them: good ones, ones that say the same differently, and nonsense. */
const code = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('P-CYAN', 'p-cyan ', 'S-GOLD', 'G-RED', 'V-GLOSS') },
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 12 }).map(number => `NEW-${number}`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', ' ', 'new-3', 'A'.repeat(20), 'A'.repeat(21), 'ä', "A'B", '-X'),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 25 }) },
)
const name = fc.oneof(
  fc.constantFrom('Cyan', 'Vintage gold', '  Deep red ', '', 'x'.repeat(80), 'x'.repeat(81)),
  fc.string({ maxLength: 30 }),
)
const line = fc.record({
  code,
  name,
  colour: fc.constantFrom('#00A3DD', '00a3dd', 'E2001A', '#e2001a', 'red', '', '#12345'),
  process: fc.constantFrom('FLEXO', 'flexo', 'HQ flexo', 'hq-flexo', 'PREPRINT', 'LITHO', 'OFFSET', ''),
  group: fc.constantFrom('SPOT', 'spot', 'PROCESS', 'GCMI', 'BRAND-NEW', 'brand-new', 'N'.repeat(21), ''),
  vendor: fc.constantFrom('', 'Coastline Inks', ' Coastline Inks', 'v'.repeat(81)),
  active: fc.constantFrom('', 'yes', 'No', 'TRUE', '0', 'maybe'),
})
const isKeepable = (cells: Record<string, string>) => !Object.values(cells).some(cell => cell.includes('\0'))

describe('POST /config/Ink/Bulk', () => {
  it('does what its dry run said, line by line, and nothing else', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(line.filter(isKeepable), { minLength: 1, maxLength: 12 }), async cells => {
        const lines = cells.map((each, index) => ({ line: index + 2, ...each }))
        const before = await stored()
        const dry = await upload(lines, true)
        expect(await stored()).toEqual(before)

        expect(await upload(lines, false)).toEqual(dry)
        const after = await stored()
        const counted = (wanted: Outcome['outcome']) =>
          dry.outcomes.filter(({ outcome }) => outcome === wanted).length
        expect(after.length - before.length).toBe(counted('added'))
        const old = new Map(before.map(ink => [ink.code, ink.version]))
        const saved = after.filter(ink => old.has(ink.code) && old.get(ink.code) !== ink.version)
        expect(saved.length).toBe(counted('changed'))

        // What is stored now is what the file says: once more, it has nothing to do.
        const again = await upload(lines, true)
        expect(again.newGroups).toEqual([])
        expect(again.outcomes.map(({ outcome }) => outcome)).toEqual(
          dry.outcomes.map(({ outcome }) => (outcome === 'refused' ? 'refused' : 'unchanged')),
        )
      }),
      { seed: 4_004, numRuns: 60 },
    )
  }, 120_000)

  it('says why for every line it refuses and what for every line it changes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(line.filter(isKeepable), { minLength: 1, maxLength: 12 }), async cells => {
        const { outcomes } = await upload(
          cells.map((each, index) => ({ line: index + 2, ...each })),
          true,
        )
        expect(outcomes.map(({ line: number }) => number)).toEqual(cells.map((_, index) => index + 2))
        for (const { outcome, reasons } of outcomes) {
          expect(reasons.length > 0).toBe(outcome === 'refused' || outcome === 'changed')
        }
      }),
      { seed: 4_005, numRuns: 60 },
    )
  }, 120_000)
})
