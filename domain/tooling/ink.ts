import { roundMoney, toPercent } from '#domain/pricingPolicies'
import type { Trace } from '#domain/trace'
import { type InkLayer, inkKilograms } from './inkKilograms.ts'

export interface InkColour extends InkLayer {
  readonly code: string
  readonly pricePerKg: number
}

export interface InkInput {
  /** Board to be printed, m². */
  readonly sqm: number
  readonly colours: readonly InkColour[]
  /** Share of ink lost beside the wash. */
  readonly waste?: number
}

/** Rule of thumb. */
export const defaultInkWaste = 0.1

export type InkResult =
  | {
      readonly ok: true
      readonly colours: readonly {
        readonly code: string
        readonly kilograms: number
        readonly cost: number
      }[]
      readonly kilograms: number
      readonly cost: number
      readonly trace: Trace
    }
  | { readonly ok: false; readonly reason: string; readonly trace: Trace }

/** Ink of a run, colour by colour, in kg and money. */
export function ink(input: InkInput): InkResult {
  const { sqm, waste = defaultInkWaste } = input
  if (!(sqm >= 0 && waste >= 0))
    return { ok: false, reason: 'The printed area and the waste must be 0 or more.', trace: [] }
  const wrong = input.colours.find(
    c => !(c.coverage >= 0 && c.coverage <= 1 && c.gsm >= 0 && c.washKg >= 0 && c.pricePerKg >= 0),
  )
  if (wrong !== undefined) {
    const reason = `Ink ${wrong.code} needs a coverage from 0 to 1, and film, wash and price of 0 or more.`
    return { ok: false, reason, trace: [] }
  }
  const colours = input.colours.map(colour => {
    const kilograms = inkKilograms(sqm, colour, waste)
    return { code: colour.code, kilograms, cost: roundMoney(kilograms * colour.pricePerKg) }
  })
  return {
    ok: true,
    colours,
    kilograms: colours.reduce((sum, c) => sum + c.kilograms, 0),
    cost: roundMoney(colours.reduce((sum, c) => sum + c.cost, 0)),
    trace: colours.map(c => ({
      label: `Ink ${c.code}`,
      value: c.kilograms,
      unit: 'kg',
      why: `area × coverage × film, ${toPercent(waste)} % waste, plus wash`,
    })),
  }
}
