import type { TraceEntry } from '#domain/trace'
import type { BlankOptions } from './blankOptions.ts'
import type { BlankPiece, BlankResult } from './blankResult.ts'
import { checkSize } from './checkSize.ts'
import { fluteOf } from './fluteOf.ts'
import type { Flute } from './flutes.ts'
import { measurePiece } from './measurePiece.ts'
import type { Problem, Size } from './size.ts'
import { styleOf } from './styleOf.ts'
import type { Style } from './styles.ts'
import { templateOf } from './templates.ts'
import { withAllowances } from './withAllowances.ts'

const measures = (
  { sheetLength, sheetWidth, corrCreases, ffgCreases }: BlankPiece,
  trim: number,
): TraceEntry[] => [
  {
    label: 'Sheet length',
    value: sheetLength,
    unit: 'mm',
    why: `${ffgCreases.join(' + ')}${trim > 0 ? ` + ${trim} additional trim` : ''}`,
  },
  { label: 'Sheet width', value: sheetWidth, unit: 'mm', why: corrCreases.join(' + ') },
]

const basisWords: Readonly<Record<Style['basis'], string>> = {
  'built-in geometry': 'Built-in geometry, not checked against the FEFCO or ECMA code',
  'own geometry': "The company's own geometry",
  'well known': 'Well-known style',
}

/** Hand holes that were asked for and are in no wall. */
const unholed = (
  pieces: readonly BlankPiece[],
  { handHoles = false }: BlankOptions,
  { code }: Style,
): string[] =>
  handHoles &&
  !pieces.some(({ flat }) => flat.some(({ panel }) => panel.holes.some(({ isRound }) => isRound === true)))
    ? [`The hand holes are not drawn: style ${code} has no end walls with room for them here.`]
    : []

/** Panels that the size left nothing of, each as a problem. */
const vanished = (pieces: readonly BlankPiece[], flute: Flute): Problem[] =>
  pieces
    .flatMap(piece => piece.panels)
    .filter(({ width, height }) => !(width > 0 && height > 0))
    .map(({ name }) => ({
      field: 'size',
      message: `Nothing is left of panel ${name} in flute ${flute.code}.`,
    }))

/**
 * The blank of a style (`'0201'`) for an inside size in mm, in a flute of the master (its code, or a row of it).
 * Sheet, creases, panels, rules and the folded box come from one panel tree, so they can't disagree.
 * Never throws: a size, style or option that can't be made comes back as problems, each with the field to change.
 * `trace` says where every number comes from; `warnings` are for a person to judge.
 */
export function blank(
  styleCode: string,
  size: Size,
  flute: string | Flute,
  given: BlankOptions = {},
): BlankResult {
  // Callers without types may have nothing to ask beyond the size.
  const options = given ?? {}
  if (typeof styleCode !== 'string' || typeof size !== 'object' || size === null)
    return { ok: false, problems: [{ field: 'style', message: 'A blank needs a style and a size.' }] }
  if (typeof flute !== 'string' && (typeof flute !== 'object' || flute === null))
    return { ok: false, problems: [{ field: 'flute', message: 'A blank needs a flute.' }] }
  const style = styleOf(styleCode, options.ownStyles)
  if (style === undefined)
    return {
      ok: false,
      problems: [{ field: 'style', message: `style ${styleCode} not supported by the built-in engine` }],
    }
  const row = typeof flute === 'string' ? fluteOf(flute, options.flutes) : flute
  const trim = options.additionalTrim ?? 0
  const problems: Problem[] = [
    ...checkSize(style, size),
    ...(row === undefined ? [{ field: 'flute', message: `Flute ${flute} is not in the master.` }] : []),
    ...(trim >= 0 ? [] : [{ field: 'additionalTrim', message: 'Additional trim must not be below 0.' }]),
  ]
  if (problems.length > 0 || row === undefined) return { ok: false, problems }

  const allowances = withAllowances(options.allowances)
  const draft = templateOf(style.code, options.ownStyles)({ style, size, flute: row, options, allowances })
  const pieces = draft.pieces.map(piece => measurePiece(piece, style, options))
  const [main] = pieces
  const gone = vanished(pieces, row)
  if (main === undefined || gone.length > 0) return { ok: false, problems: [...draft.problems, ...gone] }

  return {
    ok: true,
    blank: {
      ...main,
      method: 'panel tree',
      masterDataVersion: options.masterDataVersion ?? 'built-in 1',
      style,
      flute: row,
      options,
      size,
      formedSize: draft.formed,
      fits: draft.fits,
      additionalTrim: trim,
      pieces,
      setAreas: {
        sheet: pieces.reduce((sum, piece) => sum + piece.areas.sheet * piece.quantity, 0),
        blank: pieces.reduce((sum, piece) => sum + piece.areas.blank * piece.quantity, 0),
      },
      warnings: [...draft.warnings, ...unholed(pieces, options, style)],
      trace: [
        {
          label: 'Style',
          value: `${style.code} ${style.name}`,
          why: basisWords[style.basis],
        },
        ...draft.trace,
        ...(style.dieCut
          ? [{ label: 'Creases', value: 'in the forme', why: 'Die-cut: the corrugator sends a plain sheet' }]
          : []),
        ...measures(main, trim),
      ],
    },
  }
}
