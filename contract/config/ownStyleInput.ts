import { z } from 'zod'
import { isOwnCode, type StyleGroup, styleGroups } from '#domain/boxGeometry'
import { ownStyleFaults } from '#domain/dieline'
import { masterCode, masterParts, requiredText } from '../masterFields.ts'
import { readStyleTable } from '../styleTable.ts'

/** Families that a company's own style may be of: those with a depth, for its table is cut with a die. */
export const ownFamilies = ['02', '03', '04', '05', '07', '09', 'FC'] as const

/** Said of a style at once, so that the list can be read. */
const mostFaults = 3

/** What is kept of an own style. */
export const ownStyleFields = {
  code: masterCode('Code'),
  name: requiredText('Name', 80),
  family: z.enum(ownFamilies),
  group: z.enum(Object.keys(styleGroups) as [StyleGroup, ...StyleGroup[]]),
  isGlued: z.boolean(),
  /** The table of geometry as JSON. */
  geometry: z.string().max(40_000),
  isActive: masterParts.isActive,
}

type Entered = z.infer<z.ZodObject<typeof ownStyleFields>>

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

/** Says at their fields what is wrong with an own style. */
export const checkOwnStyle = ({ issues, value }: z.core.ParsePayload<Entered>) => {
  for (const { path, message } of findingsOf(value))
    issues.push({ code: 'custom', input: value, path: [path], message })
}

export const OwnStyleInput = z.object(ownStyleFields).check(checkOwnStyle)
export type OwnStyleInput = z.infer<typeof OwnStyleInput>
