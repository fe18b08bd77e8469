import { roundMoney } from '#domain/pricingPolicies'
import type { Trace } from '#domain/trace'
import { type CorrugatorSettings, defaultCorrugator } from './corrugatorSettings.ts'
import { deckleChoice } from './deckleChoice.ts'
import { deckleRun, type SheetOrder } from './deckleRun.ts'
import { outsOn } from './outsOn.ts'
import { type WebCost, webCost } from './webCost.ts'

export interface CombineOrdersInput extends WebCost {
  readonly first: SheetOrder
  readonly second: SheetOrder
  readonly deckles: readonly number[]
  readonly settings?: CorrugatorSettings
}

/** Both orders beside each other on one web until the shorter is done, the rest of the longer alone. */
export interface CombinedRow {
  readonly deckle: number
  readonly firstOut: number
  readonly secondOut: number
  readonly trim: number
  /** Web both orders share, metres, set-up included. */
  readonly sharedMetres: number
  /** Sheets left over for a run alone, waste included. */
  readonly restOf: 'first' | 'second' | null
  readonly restSheets: number
  readonly cost: number
  /** Against running each order alone on its best deckle. */
  readonly saving: number
  /** Web that it takes less, m²; below 0: more. */
  readonly savedSqm: number
}

export type CombineOrdersResult =
  | {
      readonly ok: true
      /** Cheapest first. */
      readonly rows: readonly CombinedRow[]
      readonly separateCost: number
      readonly trace: Trace
    }
  | { readonly ok: false; readonly reason: string; readonly trace: Trace }

/**
 * Two orders of the same board grade on one web: every pair of outs that a deckle holds, with what it saves.
 * Two cutting knives are taken for granted, so the sheets may differ in length (our own design).
 */
export function combineOrders(input: CombineOrdersInput): CombineOrdersResult {
  const { first, second, deckles } = input
  const settings = input.settings ?? defaultCorrugator
  const alone = (order: SheetOrder, own: CorrugatorSettings = settings) =>
    deckleChoice({ ...input, ...order, deckles, settings: own })
  const firstAlone = alone(first)
  const secondAlone = alone(second)
  if (!firstAlone.ok) return { ok: false, reason: firstAlone.reason, trace: [] }
  if (!secondAlone.ok) return { ok: false, reason: secondAlone.reason, trace: [] }
  const separateCost = roundMoney(firstAlone.best.cost + secondAlone.best.cost)

  const separateSqm = firstAlone.best.webSqm + secondAlone.best.webSqm

  const rows: CombinedRow[] = []
  for (const deckle of new Set(deckles)) {
    for (let firstOut = 1; firstOut <= outsOn(deckle, first, settings); firstOut++) {
      const left = {
        minTrim: settings.minTrim,
        maxOut: settings.maxOut - firstOut,
        maxCreases: settings.maxCreases - firstOut * first.creasesPerSheet,
      }
      const room = deckle - firstOut * first.sheetWidth
      for (let secondOut = 1; secondOut <= outsOn(room, second, left); secondOut++)
        rows.push(combined(deckle, firstOut, secondOut))
    }
  }
  rows.sort((a, b) => a.cost - b.cost || a.trim - b.trim || a.deckle - b.deckle)
  const [best] = rows
  if (best === undefined) {
    const reason = 'No deckle holds a sheet of both orders beside each other.'
    return { ok: false, reason, trace: [] }
  }
  const trace: Trace = [
    { label: 'Each alone', value: separateCost, unit: '$', why: 'the best deckle of each order' },
    {
      label: 'Together',
      value: best.cost,
      unit: '$',
      why: `${best.firstOut} + ${best.secondOut} on ${best.deckle} mm`,
    },
    { label: 'Saving', value: best.saving, unit: '$', why: 'alone less together' },
  ]
  return { ok: true, rows, separateCost, trace }

  function combined(deckle: number, firstOut: number, secondOut: number): CombinedRow {
    const noSetup = { ...settings, setupMetres: 0 }
    const a = deckleRun(deckle, first, firstOut, input, noSetup)
    const b = deckleRun(deckle, second, secondOut, input, noSetup)
    const shared = Math.min(a.metres, b.metres)
    const longer = a.metres > b.metres ? first : second
    const [longRun, longOut] = longer === first ? [a, firstOut] : [b, secondOut]
    const doneCuts = Math.floor((shared * 1000) / longer.sheetLength + 1e-9)
    const restSheets = Math.max(0, (longRun.cuts - doneCuts) * longOut)
    const sharedMetres = shared + settings.setupMetres
    const webSqm = (sharedMetres * deckle) / 1000
    const web = webCost(webSqm, sharedMetres, input)
    const rest =
      restSheets > 0 ? alone({ ...longer, quantity: restSheets }, { ...settings, wasteShare: 0 }) : null
    const cost = roundMoney(web + (rest?.ok ? rest.best.cost : 0))
    return {
      deckle,
      firstOut,
      secondOut,
      trim: deckle - firstOut * first.sheetWidth - secondOut * second.sheetWidth,
      sharedMetres,
      restOf: restSheets === 0 ? null : longer === first ? 'first' : 'second',
      restSheets,
      cost,
      saving: roundMoney(separateCost - cost),
      savedSqm: separateSqm - webSqm - (rest?.ok ? rest.best.webSqm : 0),
    }
  }
}
