import type { Blank } from '#domain/boxGeometry'
import type { CostJob } from '#domain/costTape'
import {
  costPart,
  type EngineMasters,
  type FoundBoard,
  type FoundCost,
  type FoundPallet,
  type FoundPrice,
  type FoundRoute,
  type FoundStrength,
  type FoundUnit,
  missing,
  type Part,
  palletPart,
  palletQuestion,
  plantFor,
  pressCoverages,
  pricePart,
  routePart,
  type Searched,
  strengthPart,
  unitPart,
} from '#domain/estimating'
import { gradeFor, gradePart } from './estimate/gradePart.ts'
import { largestOf } from './estimate/largestOf.ts'
import { minimumPart, type PadMinimum, type PadRanges, rangePart } from './estimate/minimumPart.ts'
import { itemInputs, padItem } from './estimate/padItem.ts'
import { remember, rememberEach } from './estimate/remember.ts'
import { sizePart } from './estimate/sizePart.ts'
import { type PadTooling, toolingPart } from './estimate/toolingPart.ts'
import type { PadInputs } from './padInputs.ts'

/** Every figure of the pad, or the reason why not. */
export interface Estimate {
  readonly box: Part<Blank>
  readonly board: Part<FoundBoard>
  readonly unit: Part<FoundUnit>
  readonly pallet: Part<FoundPallet>
  readonly strength: Part<FoundStrength>
  /** How the largest quantity is made: all breaks are costed this way. */
  readonly route: Part<FoundRoute>
  readonly cost: Part<FoundCost>
  readonly ranges: Part<PadRanges>
  readonly minimum: Part<PadMinimum>
  readonly tooling: Part<PadTooling>
  /** One a break, in the order they are entered. */
  readonly prices: readonly Part<FoundPrice>[]
}

export type Estimator = (inputs: PadInputs, masters: EngineMasters, searched?: Searched | null) => Estimate

const pick = <Key extends keyof PadInputs>(
  inputs: PadInputs,
  ...keys: readonly Key[]
): Pick<PadInputs, Key> => Object.fromEntries(keys.map(key => [key, inputs[key]])) as Pick<PadInputs, Key>

const nowhere: Part<never> = missing('plant', 'There is no plant to estimate for.')
const withoutPlant: Estimate = {
  box: nowhere,
  board: nowhere,
  unit: nowhere,
  pallet: nowhere,
  strength: nowhere,
  route: nowhere,
  cost: nowhere,
  ranges: nowhere,
  minimum: nowhere,
  tooling: nowhere,
  prices: [],
}

/**
 * An estimator: inputs and masters in, every figure out. It keeps the last answer of each part, so that a part whose
 * own inputs did not change is the same object as before and nothing about it is worked out again.
 */
export function createEstimator(): Estimator {
  const plantOf = remember(plantFor)
  const itemOf = remember(padItem)
  const box = remember(sizePart)
  const board = remember(gradePart)
  const unit = remember(unitPart)
  const question = remember(palletQuestion)
  const pallet = remember(palletPart)
  const strength = remember(strengthPart)
  const route = remember(routePart)
  const cost = remember(costPart)
  const jobOf = remember(
    (costed: Part<FoundCost>): Part<CostJob> => (costed.ok ? { ok: true, value: costed.value.job } : costed),
  )
  const price = rememberEach(pricePart)
  const allPrices = remember((...all: readonly Part<FoundPrice>[]) => all)
  const ranges = remember(rangePart)
  const minimum = remember(minimumPart)
  const tooling = remember(toolingPart)

  return (inputs, masters, searched = null) => {
    const plant = plantOf(masters, inputs.plant)
    if (plant === undefined) return withoutPlant
    const largest = largestOf(inputs)
    const grade = gradeFor(masters.boardGrades, inputs, plant)
    const item = itemOf(pick(inputs, ...itemInputs), plant.code, grade?.code ?? '')
    const blank = box(item, pick(inputs, 'length', 'width', 'depth', 'flute'), masters)
    const made = board(grade, inputs.flute, plant.code, masters)
    const one = unit(blank, made, inputs.bundleQty, plant)
    const asked = question(
      one,
      pick(
        inputs,
        'palletType',
        'palletPattern',
        'overhang',
        'overhangMm',
        'maxPalletHeight',
        'strapsAcross',
        'strapsThrough',
        'stretchWrap',
      ),
      largest,
      masters,
    )
    const load = pallet(asked, searched)
    const way = route(item, blank, made, largest, masters)
    const costed = cost(item, way, load.ok ? load : null, largest, masters)
    const job = jobOf(costed)
    const ranged = ranges(inputs.breaks, inputs.policy)
    return {
      box: blank,
      board: made,
      unit: one,
      pallet: load,
      strength: strength(
        blank,
        made,
        one.ok ? one.value.kg : 0,
        load,
        pick(inputs, 'days', 'humidity', 'contentKg'),
        plant,
        pressCoverages(item),
      ),
      route: way,
      cost: costed,
      ranges: ranged,
      minimum: minimum(ranged, way, made, masters.plants),
      tooling: tooling(blank, way, item, plant),
      prices: allPrices(
        ...inputs.breaks.map(({ quantity, given, value }, place) =>
          price(place, job, quantity, given, value),
        ),
      ),
    }
  }
}

/** Inputs and masters in, every figure or the reason why not out. */
export const estimate: Estimator = (inputs, masters, searched) => createEstimator()(inputs, masters, searched)
