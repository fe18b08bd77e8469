import { laminationTypes, varnishTypes } from '#domain/quoteItem'

/** A rate that a company enters: which, what it is called, in what it is counted, and the most it can be. */
export interface RateKey {
  /** Its group and name as they are stored: `litho.makeReady`. */
  readonly code: string
  readonly label: string
  readonly unit: string
  readonly most: number
}

/** The most a price can be, and the most a share can be of what it is of. */
const price = 100_000
const share = 1

const key = (code: string, label: string, unit: string, most = price): RateKey => ({
  code,
  label,
  unit,
  most,
})

const ofInk = (process: string, words: string): RateKey[] => [
  key(`ink.${process}.gsm`, `${words}: wet film`, 'g/m²', 1000),
  key(`ink.${process}.washKg`, `${words}: lost in a wash`, 'kg', 1000),
  key(`ink.${process}.pricePerKg`, `${words}: price`, '$/kg'),
]

const ofFinishes = (
  kind: string,
  types: readonly { readonly code: string; readonly label: string }[],
  what: string,
): RateKey[] =>
  types
    .filter(({ code }) => code !== '' && code !== 'NONE')
    .flatMap(({ code, label }) => [
      key(`${kind}.${code}.pricePerSqm`, `${label}${what}: price`, '$/m²'),
      key(`${kind}.${code}.makeReady`, `${label}${what}: getting ready`, '$'),
    ])

/**
 * The rates that administrators enter, which the cost of an item is made of, in the order that people read them; papers,
 * pallets, freight and work centres have tables of their own. Our own design.
 */
export const rateKeys: readonly RateKey[] = [
  key('costing.starchPricePerKg', 'Starch', '$/kg'),
  key('costing.brokeCreditPerTonne', 'Credit for waste board', '$/t'),
  key('costing.pricePerKwh', 'Energy', '$/kWh'),
  key('costing.webPricePerMetre', 'Making of the web beside its paper', '$/m'),
  key('costing.handUnloadingPerPallet', 'Unloading a pallet by hand', '$'),
  key('costing.fixedLabourShare', 'Labour that a marginal cost leaves out', 'share', share),
  key('costing.markUp', 'Mark-up until pricing enters another', 'share', 10),
  key('costing.commission', 'Commission on the sell price', 'share', share),
  key('costing.toolingMarkUp', 'Mark-up on tooling', 'share', 10),
  key('closure.GLUE', 'Glue of one unit', '$'),
  key('closure.STITCH', 'Stitches of one unit', '$'),
  key('closure.TAPE', 'Tape of one unit', '$'),
  key('wax.gsm', 'Wax on a unit', 'g/m²', 1000),
  key('wax.pricePerKg', 'Wax', '$/kg'),
  ...ofInk('FLEXO', 'Flexo ink'),
  ...ofInk('HQ_FLEXO', 'High quality flexo ink'),
  ...ofInk('PREPRINT', 'Preprint ink'),
  key('litho.spoilage', 'Printed sheets lost', 'share', share),
  key('litho.paperPricePerSqm', 'Paper of printed sheets', '$/m²'),
  key('litho.clickPerSheet', 'Printing a sheet', '$'),
  key('litho.makeReady', 'Getting the litho press ready', '$'),
  key('litho.glueGsm', 'Laminating glue on a sheet', 'g/m²', 1000),
  key('litho.gluePricePerKg', 'Laminating glue', '$/kg'),
  ...ofFinishes('varnish', varnishTypes, ' varnish'),
  ...ofFinishes('lamination', laminationTypes, ''),
]

/** The rate of a code; undefined: administrators do not enter it. */
export const rateKeyOf = (code: string): RateKey | undefined => rateKeys.find(each => each.code === code)

/** What is wrong with a rate that is entered, at its field: more than it can be. Null is not entered, and no fault. */
export function rateFindings({
  rate,
  value,
}: {
  readonly rate: string
  readonly value: number | null
}): { readonly path: 'rate' | 'value'; readonly message: string }[] {
  const known = rateKeyOf(rate)
  if (known === undefined) return [{ path: 'rate', message: 'Choose a rate.' }]
  const isMore = value !== null && value > known.most
  return isMore ? [{ path: 'value', message: `${known.label} is at most ${known.most}.` }] : []
}
