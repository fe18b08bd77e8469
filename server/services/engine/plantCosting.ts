import type { EngineLookupData } from '#contract/engineMasters'
import { defaultFormeRates, defaultStereoRates } from '#domain/tooling'
import type { RateBook } from './rateBook.ts'
import type { MasterRows } from './repository.ts'

type Costing = NonNullable<EngineLookupData['plants'][number]['costing']>

const prices = <Row extends { code: string }>(
  rows: readonly Row[],
  priceOf: (row: Row) => number | null,
): Record<string, number | null> => Object.fromEntries(rows.map(row => [row.code, priceOf(row)]))

/** What the finishes of a kind cost, by their code. */
const finishRates = ({ rate, below }: RateBook, kind: string): Costing['varnishes'] =>
  Object.fromEntries(
    below(kind).map(code => {
      const group = `${kind}.${code}`
      return [code, { pricePerSqm: rate(group, 'pricePerSqm'), makeReady: rate(group, 'makeReady') }]
    }),
  )

/** The rates of a plant; null where nobody has entered one. */
export function plantCosting(
  book: RateBook,
  papers: readonly { readonly code: string; readonly pricePerTonne: number | null }[],
  rows: Pick<MasterRows, 'pallets'>,
): Costing {
  const { rate, number } = book
  return {
    costingUom: number('costing', 'costingUom', 1000),
    paperPrices: prices(papers, paper => paper.pricePerTonne),
    starchPricePerKg: rate('costing', 'starchPricePerKg'),
    brokeCreditPerTonne: rate('costing', 'brokeCreditPerTonne'),
    pricePerKwh: rate('costing', 'pricePerKwh'),
    webPricePerMetre: number('costing', 'webPricePerMetre', 0),
    inks: Object.fromEntries(
      book.below('ink').map(process => {
        const group = `ink.${process}`
        return [
          process,
          {
            gsm: number(group, 'gsm', 0),
            washKg: number(group, 'washKg', 0),
            pricePerKg: rate(group, 'pricePerKg'),
          },
        ]
      }),
    ),
    closures: {
      GLUE: rate('closure', 'GLUE'),
      STITCH: rate('closure', 'STITCH'),
      TAPE: rate('closure', 'TAPE'),
    },
    wax: { gsm: number('wax', 'gsm', 0), pricePerKg: rate('wax', 'pricePerKg') },
    litho: {
      spoilage: rate('litho', 'spoilage'),
      paperPricePerSqm: rate('litho', 'paperPricePerSqm'),
      clickPerSheet: rate('litho', 'clickPerSheet'),
      makeReady: rate('litho', 'makeReady'),
      glueGsm: rate('litho', 'glueGsm'),
      gluePricePerKg: rate('litho', 'gluePricePerKg'),
    },
    varnishes: finishRates(book, 'varnish'),
    laminations: finishRates(book, 'lamination'),
    terms: {
      fixedLabourShare: number('costing', 'fixedLabourShare', 0),
      markUp: number('costing', 'markUp', 0),
      commission: number('costing', 'commission', 0),
    },
    forme: book.fill('forme', defaultFormeRates),
    stereo: book.fill('stereo', defaultStereoRates),
    toolingMarkUp: number('costing', 'toolingMarkUp', 0),
    handUnloadingPerPallet: number('costing', 'handUnloadingPerPallet', 0),
    palletPrices: prices(rows.pallets.types, row => row.price),
    palletTopPrices: prices(rows.pallets.tops, row => row.price),
    strapPricesPerMetre: prices(rows.pallets.straps, row => row.pricePerMetre),
    filmPricesPerMetre: prices(rows.pallets.wraps, row => row.pricePerMetre),
  }
}
