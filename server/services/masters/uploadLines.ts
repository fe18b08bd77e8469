import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { MasterUpload, MasterUploadOutcome } from '#contract/masters'
import { yesNo } from '#domain/formats'
import { specificationWords } from '#domain/messages'
import { type CellKind, chosenCode, readCells } from '#domain/uploads'
import type { Database } from '../../database/database.ts'
import { Problem } from '../../problem/problem.ts'

/** What the lines of a file become. */
export interface LineTarget<Found extends object, Input extends object> {
  /** The field people know one by, which no two lines share. */
  readonly nameField: Extract<keyof Input, string>
  /** What two names that are one have in common; left out: they are the same to the letter. */
  readonly nameKey?: (name: string) => string
  readonly schema: z.ZodType<Input>
  readonly fields: Readonly<Record<string, CellKind>>
  /** The fields of a code that a cell may name as people read it, with their choices. */
  readonly choices?: Readonly<Record<string, readonly { readonly code: string; readonly label: string }[]>>
  /** What a new one has where the file has no column. */
  readonly empty: Input
  /** The one that is stored under the name of `input`, as `nameKey` makes it; null: it is new. */
  find(tx: Database, input: Input): Promise<{ readonly found: Found; readonly stored: Input } | null>
  /** Stores a line by the rules of its form; a `Problem` refuses it. */
  save(tx: Database, input: Input, found: Found | null): Promise<void>
}

type Line = MasterUpload['lines'][number]
type Reasons = MasterUploadOutcome['reasons']

/** The cells with codes in place of the names of choices. */
const inCodes = (cells: Line['cells'], choices: LineTarget<object, object>['choices'] = {}): Line['cells'] =>
  Object.fromEntries(
    Object.entries(cells).map(([field, cell]) => [field, chosenCode(cell, choices[field] ?? [])]),
  )

/** Undoes what a dry run has done. */
class DryRun extends Error {}

const refusalOf = (error: unknown): Reasons => {
  if (!(error instanceof Problem)) throw error
  return error.errors.length > 0 ? [...error.errors] : [{ path: '', message: error.message }]
}

const shown = (value: unknown): string => {
  if (typeof value === 'boolean') return yesNo(value)
  const words = Array.isArray(value) ? value.join(', ') : String(value ?? '')
  return words === '' ? '—' : words
}

function changesOf<Input extends object>(before: Input, now: Input): Reasons {
  return (Object.keys(now) as (keyof Input & string)[])
    .filter(path => !isDeepStrictEqual(before[path], now[path]))
    .map(path => ({ path, message: `${shown(before[path])} → ${shown(now[path])}` }))
}

async function uploadLine<Found extends object, Input extends object>(
  tx: Database,
  { nameField, nameKey = same => same, schema, fields, choices, empty, find, save }: LineTarget<Found, Input>,
  { line, cells }: Line,
  seen: Map<string, number>,
): Promise<MasterUploadOutcome> {
  const { values, findings } = readCells(fields, inCodes(cells, choices))
  const name = String(values[nameField] ?? '')
  const answer = (outcome: MasterUploadOutcome['outcome'], reasons: Reasons): MasterUploadOutcome => ({
    ...{ line, name, outcome, reasons },
  })
  const first = seen.get(nameKey(name))
  if (first !== undefined)
    return answer('refused', [{ path: nameField, message: `stands in line ${first} already` }])
  if (name !== '') seen.set(nameKey(name), line)
  const before = name === '' ? null : await find(tx, { ...empty, ...values, [nameField]: nameKey(name) })
  const checked = schema.safeParse({ ...(before?.stored ?? empty), ...values }, { error: specificationWords })
  const unread = new Set(findings.map(({ path }) => path))
  const issues = (checked.error?.issues ?? [])
    .map(({ path, message }) => ({ path: String(path[0] ?? ''), message }))
    // The first thing wrong with a field is enough.
    .filter(
      ({ path }, place, all) => !unread.has(path) && all.findIndex(each => each.path === path) === place,
    )
  if (!checked.success || findings.length > 0) return answer('refused', [...findings, ...issues])
  const changes = before === null ? [] : changesOf<Input>(before.stored, checked.data)
  if (before !== null && changes.length === 0) return answer('unchanged', [])
  try {
    await save(tx, checked.data, before?.found ?? null)
    return answer(before === null ? 'added' : 'changed', changes)
  } catch (error) {
    return answer('refused', refusalOf(error))
  }
}

/**
 * Saves each line of a file as its form would, by the same rules, and passes over those that are refused. A dry run does
 * the same and undoes it, so that it says exactly what would happen.
 */
export async function uploadLines<Found extends object, Input extends object>(
  db: Database,
  target: LineTarget<Found, Input>,
  { lines, dryRun }: MasterUpload,
): Promise<MasterUploadOutcome[]> {
  const outcomes: MasterUploadOutcome[] = []
  const seen = new Map<string, number>()
  await db
    .transaction(async tx => {
      for (const line of lines) outcomes.push(await uploadLine(tx, target, line, seen))
      if (dryRun) throw new DryRun()
    })
    .catch((error: unknown) => {
      if (!(error instanceof DryRun)) throw error
    })
  return outcomes
}
