import {
  defaultBoxFactors,
  defaultEdgeCrushFactor,
  defaultMcKee,
  defaultStackingFactors,
  defaultStarchPerGlueLine,
} from '#domain/board'
import { defaultAllowances } from '#domain/boxGeometry'
import { defaultCorrugator, defaultDieCut } from '#domain/corrugator'
import { defaultRouteSettings } from '#domain/routing'
import {
  defaultAnilox,
  defaultFormeRates,
  defaultInkWaste,
  defaultPreprint,
  defaultStereoRates,
} from '#domain/tooling'

interface RateRow {
  readonly group: string
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly description: string
}

/** One row a number; an object inside is a group of its own, `mckee.full`. */
function group(name: string, values: object, description: string): RateRow[] {
  return Object.entries(values).flatMap(([key, value]) =>
    typeof value === 'number'
      ? [{ group: name, name: key, value, unit: '', description }]
      : typeof value === 'object' && value !== null && !Array.isArray(value)
        ? group(`${name}.${key}`, value, description)
        : [],
  )
}

const table = (
  name: string,
  rows: readonly (readonly [key: number, value: number])[],
  unit: string,
  description: string,
): RateRow[] => rows.map(([key, value]) => ({ group: name, name: String(key), value, unit, description }))

const rates = (name: string, rows: readonly (readonly [string, number, string, string])[]): RateRow[] =>
  rows.map(([key, value, unit, description]) => ({ group: name, name: key, value, unit, description }))

const finishes = (
  kind: string,
  rows: readonly (readonly [code: string, what: string, pricePerSqm: number, makeReady: number])[],
): RateRow[] =>
  rows.flatMap(([code, what, pricePerSqm, makeReady]) =>
    rates(`${kind}.${code}`, [
      ['pricePerSqm', pricePerSqm, '$/m²', `${what} over print`],
      ['makeReady', makeReady, '$', `Getting ready for ${what}`],
    ]),
  )

/** Settings of the engines, written out so that they can be changed: the engines' own defaults. */
const settings: RateRow[] = [
  ...group(
    'allowances',
    defaultAllowances,
    'Allowance of the geometry; names in T are multiples of the caliper',
  ),
  ...rates('foldedFlat', [
    ['springBack', 1.05, '', 'Thickness of a folded box over that of its two boards'],
    ['strapCompression', 1, '', 'Share of its height that a bundle keeps under its straps'],
  ]),
  ...group('corrugator', defaultCorrugator, 'What a corrugator can do'),
  ...group('dieCut', defaultDieCut, 'Distances on a die-cut sheet, mm'),
  ...rates('board', [
    ['starchPerGlueLine', defaultStarchPerGlueLine, 'g/m²', 'Dry starch on a glue line'],
    ['edgeCrushFactor', defaultEdgeCrushFactor, '', "Share of the papers' strength that the board keeps"],
  ]),
  ...group('mckee', defaultMcKee, 'Coefficient of the box strength formula'),
  ...group('boxFactors', defaultBoxFactors, "Share of the formula's strength that a box keeps"),
  ...group('stackingFactors', defaultStackingFactors, 'Share of the strength that remains'),
  ...table(
    'stackingFactors.time',
    defaultStackingFactors.time.map(row => [row.days, row.factor]),
    '',
    'Share of the strength that remains after so many days',
  ),
  ...table(
    'stackingFactors.humidity',
    defaultStackingFactors.humidity.map(row => [row.percent, row.factor]),
    '',
    'Share of the strength that remains at so many percent of humidity',
  ),
  ...group('anilox', defaultAnilox, 'Ink film'),
  ...table(
    'anilox.rows',
    defaultAnilox.rows.map(row => [row.upToBcm, row.gsm]),
    'g/m²',
    'Wet film up to this anilox volume in BCM',
  ),
  ...rates('ink', [['waste', defaultInkWaste, '', 'Share of ink lost beside the wash']]),
  ...group('preprint', defaultPreprint, 'Coverage of a preprint item, percent'),
  ...rates('routing', [
    [
      'minimumRunPenalty',
      defaultRouteSettings.minimumRunPenalty,
      '$',
      'What a run below a minimum counts as',
    ],
    ['alternatives', defaultRouteSettings.alternatives, '', 'Routes offered beside the best'],
  ]),
]

/** Prices: samples of our own, not market data. */
const prices: RateRow[] = [
  ...rates('costing', [
    ['costingUom', 1000, 'units', 'Units a cost is for'],
    ['starchPricePerKg', 1.1, '$/kg', 'Starch'],
    ['brokeCreditPerTonne', 180, '$/t', 'What a tonne of waste board brings in'],
    ['pricePerKwh', 0.22, '$/kWh', 'Energy'],
    ['webPricePerMetre', 0, '$/m', 'Making of the web beside its paper, for the choice of a deckle'],
    ['fixedLabourShare', 0.5, '', 'Share of labour that a marginal cost leaves out'],
    ['markUp', 0.28, '', 'Mark-up until pricing enters another'],
    ['commission', 0.03, '', 'Commission, a share of the sell price'],
    ['toolingMarkUp', 0, '', 'Mark-up on tooling'],
    ['handUnloadingPerPallet', 6, '$', 'Unloading a pallet by hand'],
  ]),
  ...rates('price', [['variancePercent', 10, '%', 'Variance of a price where the customer has none']]),
  ...rates('closure', [
    ['GLUE', 0.0035, '$', 'Glue of one unit'],
    ['STITCH', 0.006, '$', 'Stitches of one unit'],
    ['TAPE', 0.009, '$', 'Tape of one unit'],
  ]),
  ...rates('wax', [
    ['gsm', 14, 'g/m²', 'Wax on a unit'],
    ['pricePerKg', 3.2, '$/kg', 'Wax'],
  ]),
  ...rates('ink.FLEXO', [
    ['gsm', 5.3, 'g/m²', 'Wet film, 5 to 6 BCM on porous board'],
    ['washKg', 1.5, 'kg', 'Ink lost in a wash'],
    ['pricePerKg', 9.5, '$/kg', 'Flexo ink'],
  ]),
  ...rates('ink.HQ_FLEXO', [
    ['gsm', 4.5, 'g/m²', 'Wet film, 4 to 5 BCM on porous board'],
    ['washKg', 1.5, 'kg', 'Ink lost in a wash'],
    ['pricePerKg', 12.5, '$/kg', 'High quality flexo ink'],
  ]),
  ...rates('ink.PREPRINT', [
    ['gsm', 3, 'g/m²', 'Wet film, 3 to 4 BCM'],
    ['washKg', 2.5, 'kg', 'Ink lost in a wash'],
    ['pricePerKg', 14, '$/kg', 'Preprint ink'],
  ]),
  ...rates('litho', [
    ['spoilage', 0.06, '', 'Share of printed sheets lost'],
    ['paperPricePerSqm', 0.24, '$/m²', 'Coated paper'],
    ['clickPerSheet', 0.055, '$', 'Printing a sheet'],
    ['makeReady', 420, '$', 'Getting the press ready'],
    ['glueGsm', 28, 'g/m²', 'Laminating glue'],
    ['gluePricePerKg', 1.6, '$/kg', 'Laminating glue'],
  ]),
  ...finishes('varnish', [
    ['GLOSS', 'Gloss varnish', 0.045, 60],
    ['MATT', 'Matt varnish', 0.05, 60],
    ['UV', 'UV varnish', 0.11, 180],
    ['ANTI_SLIP', 'Anti-slip varnish', 0.06, 60],
  ]),
  ...finishes('lamination', [
    ['GLOSS', 'Gloss film', 0.21, 150],
    ['MATT', 'Matt film', 0.25, 150],
    ['SOFT_TOUCH', 'Soft touch film', 0.46, 190],
  ]),
  ...group('forme', defaultFormeRates, 'Rate of a cutting forme'),
  ...group('stereo', defaultStereoRates, 'Rate of a printing plate'),
]

export const rateRows: readonly RateRow[] = [...settings, ...prices]
