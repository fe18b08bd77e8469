import { isDeepStrictEqual } from 'node:util'
import type { EngineLookupData } from '#contract/engineMasters'
import type { Database } from '../../database/database.ts'
import { masterData } from './masterData.ts'
import { type MasterRows, readMasterRows } from './repository.ts'

/** The engines' master data, read from the database at most every so often. */
export interface Masters {
  /** Everything, with rates. */
  all(): Promise<EngineLookupData>
  /** Everything that a person without a right to rates may see. */
  withoutRates(): Promise<EngineLookupData>
  rows(): Promise<MasterRows>
  /** Reads anew next time: for whoever changes master data. */
  forget(): void
}

interface Read {
  readonly rows: MasterRows
  readonly all: EngineLookupData
  readonly withoutRates: EngineLookupData
}

/** Master data changes rarely and is asked for all the time: it is kept for `keptMs`, so a change elsewhere shows that much later. */
export function createMasters(db: Database, keptMs = 5_000): Masters {
  let kept: { readonly until: number; readonly read: Promise<Read> } | null = null
  let last: Read | null = null
  const load = async (): Promise<Read> => {
    const rows = await readMasterRows(db)
    // The very same masters while they hold the same: what was worked out by them holds too.
    if (last !== null && isDeepStrictEqual(rows, last.rows)) return last
    last = { rows, all: masterData(rows, true), withoutRates: masterData(rows, false) }
    return last
  }
  const read = (): Promise<Read> => {
    const now = performance.now()
    if (kept !== null && now < kept.until) return kept.read
    const fresh = load()
    kept = { until: now + keptMs, read: fresh }
    fresh.catch(() => {
      if (kept?.read === fresh) kept = null
    })
    return fresh
  }
  return {
    all: async () => (await read()).all,
    withoutRates: async () => (await read()).withoutRates,
    rows: async () => (await read()).rows,
    forget: () => {
      kept = null
    },
  }
}
