import type { Blank } from '#domain/boxGeometry'
import { type FormeResult, forme, type StereoPlate, type StereoResult, stereo } from '#domain/tooling'
import type { Trace } from '#domain/trace'
import type { PlantCosting } from './masters.ts'

/** What a box asks of its tooling. */
export interface ToolingQuestion {
  readonly blank: Blank
  /** One a colour. */
  readonly plates: readonly StereoPlate[]
  readonly isDieCut: boolean
  /** Blanks on a die-cut sheet. */
  readonly numberUp: number
  readonly rates: Pick<PlantCosting, 'stereo' | 'forme'>
}

type Good<Result> = Extract<Result, { ok: true }>

export type ToolingResult =
  | {
      readonly ok: true
      /** null: nothing is printed on the board. */
      readonly stereo: Good<StereoResult> | null
      /** null: the box is not die-cut. */
      readonly forme: Good<FormeResult> | null
      /** Both together. */
      readonly cost: number
      readonly trace: Trace
    }
  | { readonly ok: false; readonly reason: string; readonly trace: Trace }

/** What the printing plates and the cutting forme of a box cost, each where the box needs it; fails with a sentence. */
export function estimateTooling({
  blank,
  plates,
  isDieCut,
  numberUp,
  rates,
}: ToolingQuestion): ToolingResult {
  const stereos = plates.length === 0 ? null : stereo(plates, rates.stereo)
  if (stereos !== null && !stereos.ok) return stereos
  const metres = (rule: 'cut' | 'crease') =>
    blank.pieces.reduce((sum, piece) => sum + piece.ruleLengths[rule] * piece.quantity, 0) / 1000
  const cutting = isDieCut
    ? forme({
        cutMetres: metres('cut'),
        creaseMetres: metres('crease'),
        blankSqm: blank.setAreas.blank,
        numberUp,
        rates: rates.forme,
      })
    : null
  if (cutting !== null && !cutting.ok) return cutting
  return {
    ok: true,
    stereo: stereos,
    forme: cutting,
    cost: (stereos?.cost ?? 0) + (cutting?.cost ?? 0),
    trace: [...(stereos?.trace ?? []), ...(cutting?.trace ?? [])],
  }
}
