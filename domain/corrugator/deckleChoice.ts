import { counted } from '#domain/formats'
import { toPercent } from '#domain/pricingPolicies'
import type { Trace } from '#domain/trace'
import { type CorrugatorSettings, defaultCorrugator } from './corrugatorSettings.ts'
import { type DeckleRow, deckleRun, type SheetOrder } from './deckleRun.ts'
import { orderFault } from './orderFault.ts'
import { outsOn } from './outsOn.ts'
import type { WebCost } from './webCost.ts'

export interface DeckleChoiceInput extends SheetOrder, WebCost {
  /** Paper widths the plant keeps, mm. */
  readonly deckles: readonly number[]
  readonly settings?: CorrugatorSettings
}

export type DeckleChoiceResult =
  | {
      readonly ok: true
      /** Cheapest first; at the same cost the smaller trim, then the narrower deckle. */
      readonly rows: readonly DeckleRow[]
      readonly best: DeckleRow
      readonly unusable: readonly { readonly deckle: number; readonly reason: string }[]
      readonly trace: Trace
    }
  | { readonly ok: false; readonly reason: string; readonly trace: Trace }

/**
 * Every way of making an order on the plant's deckles, with trim, metres, web area and cost (our own design; what the
 * settings of the corrugator say without a plant's own is marked there).
 */
export function deckleChoice(input: DeckleChoiceInput): DeckleChoiceResult {
  const settings = input.settings ?? defaultCorrugator
  const fault = orderFault(input, input)
  if (fault !== null) return { ok: false, reason: fault, trace: [] }

  const rows: DeckleRow[] = []
  const unusable: { deckle: number; reason: string }[] = []
  for (const deckle of new Set(input.deckles)) {
    const outs = outsOn(deckle, input, settings)
    if (outs === 0) unusable.push({ deckle, reason: whyUnusable(deckle, input, settings) })
    for (let out = 1; out <= outs; out++) rows.push(deckleRun(deckle, input, out, input, settings))
  }
  rows.sort((a, b) => a.cost - b.cost || a.trim - b.trim || a.deckle - b.deckle)
  const [best] = rows
  if (best === undefined) {
    const reason = unusable.map(u => u.reason).join(' ') || 'The plant has no deckles.'
    return { ok: false, reason, trace: [] }
  }
  const trace: Trace = [
    { label: 'Deckle', value: best.deckle, unit: 'mm', why: `cheapest of ${counted(rows.length, 'way')}` },
    {
      label: 'Sheets beside each other',
      value: best.out,
      why: `${best.trim} mm trim, ${best.trimPercent} %`,
    },
    {
      label: 'Cuts',
      value: best.cuts,
      why: `${input.quantity} sheets and ${toPercent(settings.wasteShare)} % waste`,
    },
    { label: 'Web', value: best.metres, unit: 'm', why: `cuts, plus ${settings.setupMetres} m to set up` },
    { label: 'Web area', value: best.webSqm, unit: 'm²', why: 'web × deckle' },
  ]
  return { ok: true, rows, best, unusable, trace }
}

function whyUnusable(deckle: number, order: SheetOrder, settings: CorrugatorSettings): string {
  return order.sheetWidth + settings.minTrim > deckle
    ? `Deckle ${deckle}: a sheet of ${order.sheetWidth} mm and ${settings.minTrim} mm trim don't fit.`
    : `Deckle ${deckle}: a sheet needs ${order.creasesPerSheet} creases, the machine has ${settings.maxCreases}.`
}
