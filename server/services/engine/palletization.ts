import type { EngineLookupData } from '#contract/engineMasters'
import type { FinishedGoodsInput, PalletizationInput, PalletizationResult } from '#contract/palletization'
import { fluteOf } from '#domain/boxGeometry'
import { plantOf } from '#domain/estimating'
import {
  type BundleInput,
  type PalletisationFailure,
  type PalletQuestion,
  type PalletType,
  validateFinishedGoodsPalletisation,
  validatePalletisation,
} from '#domain/palletisation'
import type { PalletPool } from '../../engines/palletPool.ts'
import { ThreadPoolBusy } from '../../engines/threadPoolBusy.ts'
import { Problem } from '../../problem/problem.ts'
import { palletInput, withEligibleWorkCentre } from './palletInput.ts'

type Failures = readonly PalletisationFailure[]

const failed = (failures: Failures, version: string): PalletizationResult => ({
  method: 'palletisation/1',
  masterDataVersion: version,
  calculationSuccess: false,
  calculationMessage: failures.map(({ message }) => message).join('\n'),
  failures,
  trace: [],
})

const notPossible = (message: string): PalletisationFailure => ({ field: '', code: 'notPossible', message })

/** Units a layer, at most: what is smaller than this allows is not stacked by hand or machine, and drawn by nobody. */
const mostUnits = 4000

const tooMany = ({ length, width }: PalletType, unitLength: number, unitWidth: number): Failures =>
  (length * width) / (unitLength * unitWidth) > mostUnits
    ? [notPossible(`More than ${mostUnits} units a layer are not planned.`)]
    : []

async function planned(
  pool: PalletPool,
  question: PalletQuestion,
  version: string,
): Promise<PalletizationResult> {
  try {
    const result = await pool.plan(question)
    if (result.calculationSuccess) return result
    return { ...result, failures: [notPossible(result.calculationMessage)] }
  } catch (error) {
    if (error instanceof ThreadPoolBusy) throw new Problem('unavailable', error.message)
    return failed([notPossible('The palletisation could not be calculated.')], version)
  }
}

/** The height of one unit: as it was given, or twice the caliper with the plant's spring-back. */
function unitHeight(input: PalletizationInput, masters: EngineLookupData): number | null {
  if (input.foldedHeightFrom !== 'calculation') return input.foldedSizeT ?? null
  const plant = plantOf(input.plantCode ?? '', masters)
  const flute = plant === undefined ? undefined : fluteOf(input.flute ?? '', plant.flutes)
  if (plant === undefined || flute === undefined) return input.foldedSizeT ?? null
  return Math.round(2 * flute.caliper * plant.settings.foldedFlat.springBack * 1000) / 1000
}

/** Plans the pallets of folded flat bundles; everything that keeps it from being planned comes back together. */
export async function palletization(
  pool: PalletPool,
  input: PalletizationInput,
  masters: EngineLookupData,
): Promise<PalletizationResult> {
  const foldedSizeT = unitHeight(input, masters)
  const draft = withEligibleWorkCentre({ ...input, foldedSizeT }, masters)
  const failures = validatePalletisation(draft)
  const common = palletInput(draft, masters, failures)
  if (common !== null && failures.length === 0)
    failures.push(...tooMany(common.palletType, input.foldedSizeLength ?? 0, input.foldedSizeWidth ?? 0))
  if (failures.length > 0 || common === null) return failed(failures, masters.masterDataVersion)
  const bundles: BundleInput = {
    ...common,
    foldedSizeLength: input.foldedSizeLength ?? 0,
    foldedSizeWidth: input.foldedSizeWidth ?? 0,
    foldedSizeT: foldedSizeT ?? 0,
    bundleQty: input.bundleQty ?? 0,
    bundleTies: input.bundleTies ?? 0,
  }
  return planned(pool, { kind: 'bundles', input: bundles }, masters.masterDataVersion)
}

/** Plans the pallets of erected units, one by one. */
export async function finishedGoodsPalletization(
  pool: PalletPool,
  input: FinishedGoodsInput,
  masters: EngineLookupData,
): Promise<PalletizationResult> {
  const draft = withEligibleWorkCentre(input, masters)
  const failures = validateFinishedGoodsPalletisation(draft)
  const common = palletInput(draft, masters, failures)
  if (common !== null && failures.length === 0)
    failures.push(...tooMany(common.palletType, input.outerLength ?? 0, input.outerWidth ?? 0))
  if (failures.length > 0 || common === null) return failed(failures, masters.masterDataVersion)
  const goods = {
    ...common,
    outerLength: input.outerLength ?? 0,
    outerWidth: input.outerWidth ?? 0,
    outerDepth: input.outerDepth ?? 0,
    ...(typeof input.allowableKg === 'number' ? { allowableKg: input.allowableKg } : {}),
  }
  return planned(pool, { kind: 'finishedGoods', input: goods }, masters.masterDataVersion)
}
