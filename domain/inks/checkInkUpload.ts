import { yesNo } from '#domain/formats'
import { text } from '#domain/messages'
import { readActive } from '#domain/uploads'
import { inkProcessCodes } from './inkProcesses.ts'
import { parseColour } from './parseColour.ts'

/** A line of an uploaded file, its cells as they stand there. */
export interface InkLine {
  /** Its number in the file, counted from 1. */
  readonly line: number
  readonly code: string
  readonly name: string
  readonly colour: string
  readonly process: string
  /** Code of the ink group. */
  readonly group: string
  /** null: the file has no such column, and the ink's own stays. */
  readonly vendor: string | null
  readonly active: string | null
}

export interface UploadedInk {
  readonly code: string
  readonly name: string
  readonly colour: string
  readonly process: string
  readonly group: string
  readonly vendor: string
  readonly isActive: boolean
}

export interface InkOutcome {
  readonly line: number
  readonly code: string
  readonly outcome: 'added' | 'changed' | 'unchanged' | 'refused'
  /** Why it is refused, or what changes; empty otherwise. */
  readonly reasons: readonly string[]
  /** What would be stored; null for a refused line. */
  readonly ink: UploadedInk | null
}

export interface InkUpload {
  readonly outcomes: readonly InkOutcome[]
  /** Codes of groups that the file names and that are added with it. */
  readonly newGroups: readonly string[]
}

const longest = { code: 20, name: 80, vendor: 80 } as const

const isCode = (code: string): boolean => code.length <= longest.code && /^[A-Z0-9][A-Z0-9_./-]*$/.test(code)

const tooLong = (length: number): string => text('formMaxCharacters', { length })

const shown = (value: string | boolean): string => (typeof value === 'boolean' ? yesNo(value) : value || '—')

const fields = {
  name: 'Name',
  colour: 'Colour',
  process: 'Process',
  group: 'Group',
  vendor: 'Vendor',
  isActive: 'In use',
} as const

function readLine(
  line: InkLine,
  stored: ReadonlyMap<string, UploadedInk>,
): { ink: UploadedInk; reasons: string[]; old: UploadedInk | undefined } {
  const code = line.code.trim().toUpperCase()
  const old = stored.get(code)
  const vendor = line.vendor?.trim() ?? old?.vendor ?? ''
  const group = line.group.trim().toUpperCase()
  const process = line.process
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/g, '_')
  const colour = parseColour(line.colour)
  const isActive = line.active === null ? (old?.isActive ?? true) : readActive(line.active)
  const reasons: string[] = []
  if (code === '') reasons.push(text('formRequired', { field: 'Code' }))
  else if (!isCode(code)) reasons.push(`Code ${text('formRegex')}`)
  if (line.name.trim() === '') reasons.push(text('formRequired', { field: 'Name' }))
  if (line.name.trim().length > longest.name) reasons.push(`Name ${tooLong(longest.name)}`)
  if (vendor.length > longest.vendor) reasons.push(`Vendor ${tooLong(longest.vendor)}`)
  if (colour === null) reasons.push('Colour must be six digits like #E2001A')
  if (!inkProcessCodes.some(known => known === process))
    reasons.push(`Process must be one of ${inkProcessCodes.join(', ')}`)
  if (group === '') reasons.push(text('formRequired', { field: 'Group' }))
  else if (!isCode(group)) reasons.push(`Group ${text('formRegex')}`)
  if (isActive === null) reasons.push('In use must be yes or no')
  return {
    old,
    reasons,
    ink: {
      code,
      group,
      process,
      name: line.name.trim(),
      vendor,
      colour: colour ?? '',
      isActive: isActive ?? true,
    },
  }
}

const changesOf = (old: UploadedInk, now: UploadedInk): string[] =>
  (Object.keys(fields) as (keyof typeof fields)[])
    .filter(field => old[field] !== now[field])
    .map(field => `${fields[field]}: ${shown(old[field])} → ${shown(now[field])}`)

/**
 * What an upload of inks would do, line by line: add, change, nothing, or refuse and why. `known` are the stored inks,
 * `groups` the codes of the stored groups; a group that is not there yet is added with the first good line that names
 * it. A code that stands in the file twice is refused the second time.
 */
export function checkInkUpload(
  lines: readonly InkLine[],
  known: readonly UploadedInk[],
  groups: readonly string[],
): InkUpload {
  const stored = new Map(known.map(ink => [ink.code, ink]))
  const seen = new Map<string, number>()
  const newGroups = new Set<string>()
  const outcomes = lines.map((line): InkOutcome => {
    const { ink, reasons, old } = readLine(line, stored)
    const first = seen.get(ink.code)
    if (ink.code !== '' && first !== undefined) reasons.push(`Code stands in line ${first} already`)
    else seen.set(ink.code, line.line)
    const place = { line: line.line, code: ink.code }
    if (reasons.length > 0) return { ...place, outcome: 'refused', reasons, ink: null }
    if (!groups.includes(ink.group)) newGroups.add(ink.group)
    if (old === undefined) return { ...place, outcome: 'added', reasons: [], ink }
    const changes = changesOf(old, ink)
    return { ...place, outcome: changes.length === 0 ? 'unchanged' : 'changed', reasons: changes, ink }
  })
  return { outcomes, newGroups: [...newGroups].sort() }
}
