import { counted } from '#domain/formats'
import type { Trace } from '#domain/trace'
import { type SheetLimits, sheetFault } from './sheetFault.ts'

/** Distances on a die-cut sheet, mm. */
export interface DieCutSettings {
  /** Between two blanks. */
  readonly bridge: number
  /** At the leading edge. */
  readonly gripper: number
}

/** Rules of thumb. */
export const defaultDieCut: DieCutSettings = { bridge: 6, gripper: 10 }

export interface NumberUpInput {
  /** The blank, mm. */
  readonly length: number
  readonly width: number
  /** The die-cutter's sheets; both maxima must be known. */
  readonly limits: SheetLimits
  /** False where the flute direction must stay. */
  readonly mayRotate?: boolean
  readonly settings?: DieCutSettings
}

/** One grid of blanks on a sheet. */
export interface NumberUpRow {
  readonly numberUp: number
  readonly alongLength: number
  readonly alongWidth: number
  readonly isRotated: boolean
  readonly sheetLength: number
  readonly sheetWidth: number
  readonly blanksPerSqm: number
}

export type NumberUpResult =
  | {
      readonly ok: true
      /** Most blanks a square metre first, then the larger number up, then the blank as it is. */
      readonly rows: readonly NumberUpRow[]
      readonly best: NumberUpRow
      readonly trace: Trace
    }
  | { readonly ok: false; readonly reason: string; readonly trace: Trace }

/**
 * How many rectangular blanks to put on a die-cut sheet, by grid, in both orientations where the flute may turn (our own
 * design; bridge and gripper by rule of thumb).
 */
export function numberUp(input: NumberUpInput): NumberUpResult {
  const { length, width, limits, mayRotate = true, settings = defaultDieCut } = input
  const { maxLength, maxWidth } = limits
  if (!(length > 0 && width > 0)) return { ok: false, reason: 'The blank has no size.', trace: [] }
  if (maxLength === null || maxWidth === null)
    return { ok: false, reason: "The die-cutter's largest sheet is not known.", trace: [] }

  const rows: NumberUpRow[] = []
  for (const isRotated of mayRotate && length !== width ? [false, true] : [false]) {
    const [along, across] = isRotated ? [width, length] : [length, width]
    const size = (count: number, one: number) => count * one + (count - 1) * settings.bridge
    for (let a = 1; size(a, along) + settings.gripper <= maxLength; a++) {
      for (let b = 1; size(b, across) <= maxWidth; b++) {
        const sheetLength = Math.max(size(a, along) + settings.gripper, limits.minLength ?? 0)
        const sheetWidth = Math.max(size(b, across), limits.minWidth ?? 0)
        if (sheetFault(sheetLength, sheetWidth, limits) !== null) continue
        const blanksPerSqm = (a * b * 1_000_000) / (sheetLength * sheetWidth)
        rows.push({
          numberUp: a * b,
          alongLength: a,
          alongWidth: b,
          isRotated,
          sheetLength,
          sheetWidth,
          blanksPerSqm,
        })
      }
    }
  }
  rows.sort(
    (x, y) =>
      y.blanksPerSqm - x.blanksPerSqm || y.numberUp - x.numberUp || Number(x.isRotated) - Number(y.isRotated),
  )
  const [best] = rows
  if (best === undefined) {
    const reason = `A blank of ${length} × ${width} mm does not fit a sheet of ${maxLength} × ${maxWidth} mm.`
    return { ok: false, reason, trace: [] }
  }
  const grid = `${best.alongLength} × ${best.alongWidth}${best.isRotated ? ', turned' : ''}`
  const trace: Trace = [
    {
      label: 'Number up',
      value: best.numberUp,
      why: `${grid}: most blanks a square metre of ${counted(rows.length, 'grid')}`,
    },
    { label: 'Sheet length', value: best.sheetLength, unit: 'mm', why: `blanks, bridges and gripper` },
    { label: 'Sheet width', value: best.sheetWidth, unit: 'mm', why: 'blanks and bridges' },
  ]
  return { ok: true, rows, best, trace }
}
