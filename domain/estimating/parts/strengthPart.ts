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

/** What the box carries, alone and stacked as the pallet is built. */
export function strengthPart(
  box: Part<Blank>,
  board: Part<FoundBoard>,
  unitKg: number,
  pallet: Part<FoundPallet>,
  inputs: StackWishes,
  plant: PlantMasters,
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
    isRegularSlotted: style.flaps !== null && style.code !== '0200',
    conditions: {
      days: inputs.days ?? 0,
      relativeHumidity: inputs.humidity ?? 0,
      pattern: load !== undefined && load.bondScore > 0 ? 'interlock' : 'column',
      hasOverhang: load !== undefined && (load.usedOverhangFrontBack > 0 || load.usedOverhangSideToSide > 0),
    },
    mckee: plant.settings.mckee,
    factors: plant.settings.stackingFactors,
  })
  if (!compression.ok) return missing('stack', compression.reason)
  const filledKg = unitKg + (inputs.contentKg ?? 0)
  const limit = inputs.contentKg === null ? null : stackLimit(compression.allowableKilograms, filledKg)
  return found({ compression, stack: limit?.ok ? limit : null, filledKg })
}
