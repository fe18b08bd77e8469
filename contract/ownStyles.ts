import { z } from 'zod'
import { masterRights } from '#domain/access'
import { isOwnCode, type StyleGroup, styleGroups } from '#domain/boxGeometry'
import { ownStyleFaults } from '#domain/dieline'
import { endpoint, type Service } from './endpoint.ts'
import { listQuery, storedNumber } from './listQuery.ts'
import { masterCode, masterFilter, masterParts, requiredText } from './masters.ts'
import { readStyleTable } from './styleTable.ts'

/** Families that a company's own style may be of: those with a depth, for its table is cut with a die. */
export const ownFamilies = ['02', '03', '04', '05', '07', '09', 'FC'] as const

/** Said of a style at once, so that the list can be read. */
const mostFaults = 3

const fields = {
  code: masterCode('Code'),
  name: requiredText('Name', 80),
  family: z.enum(ownFamilies),
  group: z.enum(Object.keys(styleGroups) as [StyleGroup, ...StyleGroup[]]),
  isGlued: z.boolean(),
  /** The table of geometry as JSON. */
  geometry: z.string().max(40_000),
  isActive: masterParts.isActive,
}

type Entered = z.infer<z.ZodObject<typeof fields>>

interface Said {
  readonly path: string
  readonly message: string
}

/** Slotted cartons are closed in a step of their own and fitments in none (001 §5), so no style of theirs is made otherwise. */
function closedOtherwise({ family, isGlued }: Pick<Entered, 'family' | 'isGlued'>): Said[] {
  if (family === '02' && !isGlued)
    return [{ path: 'isGlued', message: 'Slotted cartons are glued at the plant.' }]
  if (family === '09' && isGlued)
    return [{ path: 'isGlued', message: 'Interior fitments are not glued at the plant.' }]
  return []
}

/** What is wrong with a style as it is entered: its code, how it is closed, its table, or how it folds. */
function findingsOf({ geometry, ...style }: Entered): Said[] {
  const ofStyle = !isOwnCode(style.code)
    ? [{ path: 'code', message: 'Begin with a letter, and take no code of a built-in style.' }]
    : []
  const ofCode = [...ofStyle, ...closedOtherwise(style)]
  const read = readStyleTable(geometry)
  if (!read.ok) return [...ofCode, { path: 'geometry', message: read.message }]
  const faults = ownStyleFaults({ ...style, table: read.table })
  const more = faults.length - mostFaults
  const said = [...faults.slice(0, mostFaults), ...(more > 0 ? [`And ${more} more.`] : [])]
  return faults.length === 0 ? ofCode : [...ofCode, { path: 'geometry', message: said.join(' ') }]
}

const check = ({ issues, value }: z.core.ParsePayload<Entered>) => {
  for (const { path, message } of findingsOf(value))
    issues.push({ code: 'custom', input: value, path: [path], message })
}

export const OwnStyleInput = z.object(fields).check(check)
export type OwnStyleInput = z.infer<typeof OwnStyleInput>

const ids = { id: storedNumber, version: masterParts.version }

/** A company's own style as administrators keep one. */
export const OwnStyleMaster = z.object({ ...fields, ...ids }).meta({ id: 'OwnStyleMaster' })
export type OwnStyleMaster = z.infer<typeof OwnStyleMaster>

/** Calls about the company's own styles; part of the config service. */
export const ownStyleCalls = {
  ownStyleMasters: endpoint({
    method: 'GET',
    path: '/config/OwnStyle',
    summary: "The company's own box styles with their geometry; those in use unless told",
    right: masterRights.ownStyle,
    query: listQuery(z.object(masterFilter)),
    response: z.array(OwnStyleMaster),
    list: true,
  }),
  saveOwnStyle: endpoint({
    method: 'POST',
    path: '/config/OwnStyle',
    summary: 'Save an own style that folds, or make a new one (id and version 0)',
    right: masterRights.ownStyle,
    body: z.object({ ...fields, ...ids }).check(check),
    response: OwnStyleMaster,
    problems: ['stale', 'already-exists', 'rule-failed', 'not-found'],
  }),
} satisfies Service
