import { combineOrders } from '#domain/corrugator'
import type { EngineMasters } from '../masters.ts'
import { type PlannedRun, plannedRun, type QuotedRun } from './plannedRun.ts'

export type { QuotedRun } from './plannedRun.ts'

/** The sheets of one item on a web it shares. */
export interface SharedLane {
  readonly length: number
  readonly width: number
  readonly sheets: number
  readonly out: number
}

/** Two items of a quote that could share a web or a forme, and what it saves, money for both runs together. */
export type SharedRun =
  | {
      readonly kind: 'deckle'
      readonly items: readonly [string, string]
      readonly boardGrade: string
      readonly plantCode: string
      readonly saving: number
      readonly deckle: number
      /** Board that it saves, m²; below 0: it takes more of it and is still cheaper. */
      readonly savedSqm: number
      /** The sheets of each, mm, how many of them the order takes, and how many lie beside each other. */
      readonly lanes: readonly [SharedLane, SharedLane]
      /** mm */
      readonly trim: number
      /** Web that both share, m. */
      readonly sharedMetres: number
    }
  | {
      readonly kind: 'forme'
      readonly items: readonly [string, string]
      readonly boardGrade: string
      readonly plantCode: string
      readonly saving: number
    }

/**
 * The items of one quote that could run together: on one board grade at one plant beside each other on a deckle, or cut
 * by one forme because their blanks are the same. The largest saving first; an item without a route or on bought board
 * shares nothing. An item may stand in several pairs: only one of them can be run.
 */
export function sharedRuns(runs: readonly QuotedRun[], masters: EngineMasters): SharedRun[] {
  const planned = runs.flatMap(run => plannedRun(run, masters) ?? [])
  const pairs = planned.flatMap((first, i) => planned.slice(i + 1).map(second => [first, second] as const))
  return pairs
    .filter(([a, b]) => a.boardKey === b.boardKey)
    .flatMap(([a, b]) => [...sharedDeckle(a, b), ...sharedForme(a, b)])
    .sort((a, b) => b.saving - a.saving)
}

function sharedDeckle(first: PlannedRun, second: PlannedRun): SharedRun[] {
  const { maker, web } = first
  const both = combineOrders({
    ...web,
    first: first.order,
    second: second.order,
    deckles: maker.deckles,
    settings: maker.settings.corrugator,
  })
  const best = both.ok ? both.rows[0] : undefined
  if (best === undefined || best.saving <= 0) return []
  const { deckle, firstOut, secondOut, trim, sharedMetres, saving, savedSqm } = best
  return [
    {
      kind: 'deckle',
      ...commonOf(first, second),
      saving,
      deckle,
      savedSqm,
      lanes: [laneOf(first, firstOut), laneOf(second, secondOut)],
      trim,
      sharedMetres,
    },
  ]
}

function sharedForme(first: PlannedRun, second: PlannedRun): SharedRun[] {
  if (first.forme === null || second.forme === null || first.forme.shape !== second.forme.shape) return []
  return [
    { kind: 'forme', ...commonOf(first, second), saving: Math.min(first.forme.cost, second.forme.cost) },
  ]
}

const laneOf = ({ order }: PlannedRun, out: number): SharedLane => ({
  length: order.sheetLength,
  width: order.sheetWidth,
  sheets: order.quantity,
  out,
})

const commonOf = (first: PlannedRun, second: PlannedRun) => ({
  items: [first.id, second.id] as const,
  boardGrade: first.boardGrade,
  plantCode: first.maker.code,
})
