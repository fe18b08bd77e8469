import type { TraceEntry } from '#domain/trace'
import { atRest } from './atRest.ts'
import { draft } from './draft.ts'
import { holds, type Names, worth } from './formula.ts'
import { micron } from './micron.ts'
import { placePanels } from './placePanels.ts'
import { refused } from './refused.ts'
import type { PieceTable, StyleTable } from './styleTable.ts'
import { tableNames } from './tableNames.ts'
import type { DraftPiece, Job, Room, Seat, Template } from './template.ts'
import { treeOf } from './treeOf.ts'

/** Pieces of a set fold first, then they come together. */
const together = 0.6

const fieldOf = (rule: string): string => {
  if (/lidDepth/.test(rule)) return 'lidDepth'
  if (/\bD\b|skirt|capDepth/.test(rule)) return 'depth'
  return 'width'
}

const seatsOf = (piece: PieceTable, names: Names, apart: number): Seat[] =>
  piece.seats === undefined
    ? [atRest]
    : piece.seats.map(({ turnX, turnZ, shift: [x, y, z] }, index) => ({
        turnX,
        turnZ,
        shift: [worth(x, names), worth(y, names), worth(z, names)],
        apart: [apart * (index + 1), 0, 0],
        from: together,
        to: 1,
      }))

const roomOf = ({ inside: [x, y, z], open = [], counts = [] }: PieceTable, names: Names): Room => ({
  inside: [worth(x, names), worth(y, names), worth(z, names)],
  open,
  counts,
})

/** Tongues go through the panels that have slots for them. */
const meetingIn = ({ meets = [], slots = [], panels }: PieceTable): readonly (readonly string[])[] => [
  ...meets,
  ...panels
    .filter(([, role]) => role === 'tongue')
    .flatMap(([tongue]) => slots.map(([panel]) => [tongue, panel])),
]

const sizeOf = ({ inside: [x, y, z] }: PieceTable, { size }: Job, names: Names, isFirst: boolean) =>
  isFirst ? size : { length: worth(x, names), width: worth(y, names), depth: worth(z, names) }

/** The template of a style that is a table: what its rules refuse, and the panel trees of its pieces. */
export function tabled(table: StyleTable): Template {
  return job => {
    const names = tableNames(table, job)
    const broken = table.rules.filter(([rule]) => !holds(rule, names))
    if (broken.length > 0)
      return refused(
        broken.map(([rule, note]) => ({
          field: fieldOf(rule),
          message: /^[A-Z].*\.$/.test(note)
            ? note
            : `This style needs ${inWords(rule)}${note === '' ? '' : `: ${note}`}.`,
        })),
      )
    let reach = 0
    const isSet = table.pieces.length > 1
    const pieces = table.pieces.map((piece, index): DraftPiece => {
      const root = treeOf(piece, names, isSet ? together : 1)
      const width = Math.max(...placePanels(root).map(panel => panel.x + panel.width))
      reach += width * 1.1
      return {
        name: piece.name,
        size: sizeOf(piece, job, names, index === 0),
        root,
        seats: seatsOf(piece, names, index === 0 ? 0 : reach),
        flutes: piece.flutes,
        room: roomOf(piece, names),
        meets: meetingIn(piece),
      }
    })
    const fits = (table.fits ?? []).map(([outer, outerAxis, inner, innerAxis, least, most]) => ({
      outer,
      outerAxis,
      inner,
      innerAxis,
      atLeast: worth(least, names),
      atMost: worth(most, names),
    }))
    return draft(pieces, { formed: job.size, fits, trace: traceOf(table, job, names) })
  }
}

const words: readonly (readonly [RegExp, string])[] = [
  [/\bL\b/g, 'length'],
  [/\bW\b/g, 'width'],
  [/\bD\b/g, 'depth'],
  [/\bt\b/g, 'caliper'],
  [/capDepth/g, 'cap depth'],
  [/<=/g, 'at most'],
  [/>=/g, 'at least'],
  [/</g, 'less than'],
  [/>/g, 'more than'],
  [/\*/g, ' × '],
  [/\//g, ' / '],
]

/** A comparison as a person reads it: `D <= W/2` is "depth at most width / 2". */
const inWords = (rule: string): string => words.reduce((text, [from, to]) => text.replace(from, to), rule)

const traceOf = ({ allowances }: StyleTable, { style, allowances: own }: Job, names: Names): TraceEntry[] =>
  Object.entries(allowances).map(([name, formula]) => ({
    label: name,
    value: micron(names[name] ?? 0),
    unit: 'mm',
    why: own.styles[style.code]?.[name] === undefined ? `Allowance ${formula}` : 'As the plant makes it',
  }))
