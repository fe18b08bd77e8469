import { roundHalfUp, roundMoney, toPercent } from '#domain/pricingPolicies'
import type { Trace, TraceEntry } from '#domain/trace'

/** The cutting forme of a design, lengths in metres a blank. */
export interface FormeInput {
  readonly cutMetres: number
  readonly creaseMetres: number
  /** Trim rules round the whole layout. */
  readonly trimMetres?: number
  /** Area of one blank, m². */
  readonly blankSqm: number
  readonly numberUp?: number
  /** Cut that neighbouring blanks have in common, over the whole layout. */
  readonly sharedCutMetres?: number
  readonly isRotary?: boolean
  readonly rates?: FormeRates
}

export interface FormeRates {
  readonly base: number
  readonly cutPerMetre: number
  readonly creasePerMetre: number
  /** Rubber on both sides of a cut, for the share of it that needs rubber. */
  readonly ejectionPerMetre: number
  readonly ejectionShare: number
  readonly boardPerSqm: number
  readonly rotaryFactor: number
}

/** Sample rates of our own, not market data. */
export const defaultFormeRates: FormeRates = {
  base: 180,
  cutPerMetre: 14,
  creasePerMetre: 10,
  ejectionPerMetre: 4.5,
  ejectionShare: 0.6,
  boardPerSqm: 95,
  rotaryFactor: 1.6,
}

export type FormeResult =
  | {
      readonly ok: true
      readonly base: number
      readonly cut: number
      readonly crease: number
      readonly ejection: number
      readonly board: number
      readonly cost: number
      /** Cutting rule of the whole layout, trim rules included, metres. */
      readonly ruleMetres: number
      readonly trace: Trace
    }
  | { readonly ok: false; readonly reason: string; readonly trace: Trace }

/**
 * Cost of a cutting forme: base, cutting and creasing rule by the metre, ejection rubber on both sides of the
 * cuts, board by area; a rotary forme costs a multiple. Several blanks multiply rules and board, less what they
 * share.
 */
export function forme(input: FormeInput): FormeResult {
  const { trimMetres = 0, numberUp = 1, sharedCutMetres = 0, rates = defaultFormeRates } = input
  const { cutMetres, creaseMetres, blankSqm } = input
  const amounts = [cutMetres, creaseMetres, trimMetres, blankSqm, sharedCutMetres, ...Object.values(rates)]
  if (!amounts.every(amount => amount >= 0 && Number.isFinite(amount)))
    return { ok: false, reason: 'Rule lengths, area and rates of a forme must be 0 or more.', trace: [] }
  if (!(Number.isInteger(numberUp) && numberUp > 0))
    return { ok: false, reason: 'The number up must be a whole number above 0.', trace: [] }
  const ruleMetres = roundHalfUp(cutMetres * numberUp - sharedCutMetres + trimMetres, 6)
  if (!(ruleMetres > 0)) return { ok: false, reason: 'The forme has no cutting rule.', trace: [] }

  const base = roundMoney(rates.base)
  const cut = roundMoney(ruleMetres * rates.cutPerMetre)
  const crease = roundMoney(creaseMetres * numberUp * rates.creasePerMetre)
  const ejection = roundMoney(2 * ruleMetres * rates.ejectionShare * rates.ejectionPerMetre)
  const board = roundMoney(blankSqm * numberUp * rates.boardPerSqm)
  const flat = roundMoney(base + cut + crease + ejection + board)
  const cost = input.isRotary ? roundMoney(flat * rates.rotaryFactor) : flat
  const trace: TraceEntry[] = [
    { label: 'Base', value: base, unit: '$', why: 'every forme' },
    { label: 'Cutting rule', value: cut, unit: '$', why: `${ruleMetres} m × ${rates.cutPerMetre}` },
    {
      label: 'Creasing rule',
      value: crease,
      unit: '$',
      why: `${roundHalfUp(creaseMetres * numberUp, 6)} m × ${rates.creasePerMetre}`,
    },
    {
      label: 'Ejection rubber',
      value: ejection,
      unit: '$',
      why: `both sides of ${toPercent(rates.ejectionShare)} % of the cuts`,
    },
    {
      label: 'Board',
      value: board,
      unit: '$',
      why: `${roundHalfUp(blankSqm * numberUp, 6)} m² × ${rates.boardPerSqm}`,
    },
  ]
  if (input.isRotary)
    trace.push({ label: 'Rotary', value: cost, unit: '$', why: `${flat} × ${rates.rotaryFactor}` })
  return { ok: true, base, cut, crease, ejection, board, cost, ruleMetres, trace }
}
