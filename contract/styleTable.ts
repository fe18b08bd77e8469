import { z } from 'zod'
import type { StyleTable as Table } from '#domain/boxGeometry'
import { notJson, styleTableWords } from './config/styleTableWords.ts'

const formula = z.string().min(1).max(200)
const name = z.string().min(1).max(40)
const axis = z.enum(['x', 'y', 'z'])
const side = '(?:top|bottom|left|right)'
const roles = [
  ...['base', 'wall', 'lid', 'flap', 'lap', 'ear', 'roll'],
  ...['inner', 'tongue', 'tuck', 'lock', 'web', 'sheet', 'strip'],
] as const

const cornerCut = z.union([z.tuple([formula, formula]), z.tuple([formula, formula, z.literal('round')])])

const extras = z.strictObject({
  angle: z.number().min(-180).max(180).optional(),
  shift: formula.optional(),
  ends: cornerCut.optional(),
  low: cornerCut.optional(),
  high: cornerCut.optional(),
  notch: z.tuple([formula, formula]).optional(),
  crease: z.tuple([formula, formula, formula, formula]).optional(),
  slit: formula.optional(),
})

const hangs = z
  .string()
  .regex(new RegExp(`^$|^.+[.~]${side}$`), 'must be panel.side, or nothing for the first')
const order = z.int().min(0).max(20)
const panelStart = [name, z.enum(roles), hangs, formula, formula, formula, order] as const
const panel = z.union(
  [z.tuple(panelStart), z.tuple([...panelStart, extras])],
  'is no panel: name, role, where it hangs, offset, width, height, order, and what few have',
)

const piece = z.strictObject({
  name,
  inside: z.tuple([formula, formula, formula]),
  open: z.array(z.string().regex(/^[xyz][+-]$/)).optional(),
  counts: z.array(name).optional(),
  flutes: z.enum(['x', 'y']),
  slots: z.array(z.union([z.tuple([name, formula]), z.tuple([name, formula, formula])])).optional(),
  meets: z.array(z.array(name)).optional(),
  seats: z
    .array(
      z.strictObject({
        turnX: z.number(),
        turnZ: z.number(),
        shift: z.tuple([formula, formula, formula]),
      }),
    )
    .max(20)
    .optional(),
  panels: z.array(panel).min(1).max(80),
})

/** A style's geometry as a table: allowances, rules of its size, and pieces with their panels. */
export const StyleTable = z
  .strictObject({
    allowances: z.record(z.string().regex(/^[A-Za-z]\w{0,30}$/), formula),
    rules: z.array(z.tuple([formula, z.string().max(200)])).max(30),
    fits: z.array(z.tuple([name, axis, name, axis, formula, formula])).optional(),
    pieces: z.array(piece).min(1).max(6),
  })
  .meta({ id: 'StyleTable' }) as unknown as z.ZodType<Table>

export type ReadTable =
  | { readonly ok: true; readonly table: Table }
  | { readonly ok: false; readonly message: string }

/** The table that stands in a text as JSON, or what is wrong with the text, with the place. */
export function readStyleTable(text: string): ReadTable {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch (error) {
    return { ok: false, message: notJson(text, error instanceof Error ? error.message : '') }
  }
  const read = StyleTable.safeParse(given)
  if (read.success) return { ok: true, table: read.data }
  const [issue] = read.error.issues
  return { ok: false, message: issue === undefined ? 'not readable' : styleTableWords(issue, given) }
}
