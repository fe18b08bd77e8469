import { roundMoney, roundUp } from '#domain/pricingPolicies'
import type { CorrugatorSettings } from './corrugatorSettings.ts'
import { type WebCost, webCost } from './webCost.ts'

/** Sheets to be made from one web. */
export interface SheetOrder {
  /** Along and across the web, mm. */
  readonly sheetLength: number
  readonly sheetWidth: number
  /** Good sheets. */
  readonly quantity: number
  /** Crease positions across one sheet. */
  readonly creasesPerSheet: number
}

/** One way of making the order: so many sheets beside each other on one deckle. */
export interface DeckleRow {
  readonly deckle: number
  readonly out: number
  /** mm of the deckle that no sheet uses, and its percentage. */
  readonly trim: number
  readonly trimPercent: number
  readonly cuts: number
  readonly metres: number
  readonly webSqm: number
  readonly cost: number
}

/** The web a number of cuts takes on a deckle, and its cost. */
export function deckleRun(
  deckle: number,
  order: SheetOrder,
  out: number,
  web: WebCost,
  settings: Pick<CorrugatorSettings, 'wasteShare' | 'setupMetres'>,
): DeckleRow {
  const trim = deckle - out * order.sheetWidth
  const sheets = roundUp(order.quantity * (1 + settings.wasteShare))
  const cuts = Math.ceil(sheets / out)
  const metres = (cuts * order.sheetLength) / 1000 + settings.setupMetres
  const webSqm = (metres * deckle) / 1000
  return {
    deckle,
    out,
    trim,
    trimPercent: roundMoney((trim / deckle) * 100),
    cuts,
    metres,
    webSqm,
    cost: roundMoney(webCost(webSqm, metres, web)),
  }
}
