import { type CompressionResult, compressionStrength, type StackLimitResult, stackLimit } from '#domain/board'
import type { Blank } from '#domain/boxGeometry'
import type { PlantMasters } from '../masters.ts'
import type { FoundBoard } from './boardPart.ts'
import type { FoundPallet } from './palletPart.ts'
import { blocked, found, missing, type Part } from './part.ts'

/** How filled boxes stand on each other; null is not known. */
export interface StackWishes {
  readonly days: number | null
  /** Relative, percent. */
  readonly humidity: number | null
  /** What is in one box. */
  readonly contentKg: number | null
}

export interface FoundStrength {
  readonly compression: Extract<CompressionResult, { ok: true }>
  /** How many filled boxes stand on each other; null while it is not known what is in one. */
  readonly stack: Extract<StackLimitResult, { ok: true }> | null
  readonly filledKg: number
}

/** The widest gap that a slotted box's outer flaps leave at an end, mm. */
function flapGapOf({ style, options }: Blank): number {
  if (style.flaps === null) return 0
  const { topFlap = style.flaps.top, bottomFlap = style.flaps.bottom } = options
  return Math.max(
    topFlap === '09' ? (options.topFlapAdjustment ?? 0) : 0,
    bottomFlap === '09' ? (options.bottomFlapAdjustment ?? 0) : 0,
  )
}

/** A slotted box without flaps at one end is a half-slotted one, whatever its style is called. */
function madeAs({ style, options }: Blank): string {
  if (style.flaps === null) return style.code
  const { topFlap = style.flaps.top, bottomFlap = style.flaps.bottom } = options
  return topFlap === 'none' || bottomFlap === 'none' ? '0200' : style.code
}

/**
 * What the box carries, alone and stacked as the pallet is built. `printed`: the share of the board under each colour that is
 * printed on it, 0 to 1.
 */
export function strengthPart(
  box: Part<Blank>,
  board: Part<FoundBoard>,
  unitKg: number,
  pallet: Part<FoundPallet>,
  inputs: StackWishes,
  plant: PlantMasters,
  printed: readonly number[] = [],
): Part<FoundStrength> {
  if (!box.ok || !board.ok) return blocked(box, board) ?? { ok: false, problems: [] }
  const { style, size } = box.value
  if (style.family === '01' || style.family === '09')
    return missing('style', 'Sheets and fitments carry no stack by themselves.')
  const { crush, weight } = board.value
  if (!crush.ok) return missing('grade', crush.reason)
  const load = pallet.ok ? pallet.value.load : undefined
  const compression = compressionStrength({
    ect: crush.ect,
    length: size.length,
    width: size.width,
    depth: size.depth,
    caliper: weight.caliper,
    make: {
      styleCode: madeAs(box.value),
      coverages: printed,
      hasHandHoles: box.value.options.handHoles ?? false,
      flapGap: flapGapOf(box.value),
    },
    conditions: {
      days: inputs.days ?? 0,
      relativeHumidity: inputs.humidity ?? 0,
      pattern: load !== undefined && load.bondScore > 0 ? 'interlock' : 'column',
      hasOverhang: load !== undefined && (load.usedOverhangFrontBack > 0 || load.usedOverhangSideToSide > 0),
    },
    mckee: plant.settings.mckee,
    factors: plant.settings.stackingFactors,
    boxFactors: plant.settings.boxFactors,
  })
  if (!compression.ok) return missing('stack', compression.reason)
  const filledKg = unitKg + (inputs.contentKg ?? 0)
  const limit = inputs.contentKg === null ? null : stackLimit(compression.allowableKilograms, filledKg)
  return found({ compression, stack: limit?.ok ? limit : null, filledKg })
}
