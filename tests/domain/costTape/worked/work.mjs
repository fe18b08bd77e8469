import { add, exact, larger, less, over, rounded, times, upwards } from './ratio.mjs'

const one = exact('1')
const thousand = exact('1000')
const million = exact('1000000')

const lines = [
  'paperCost',
  'wasteBoardUnpaid',
  'starchCost',
  'ink',
  'closure',
  'directLabour',
  'directEnergy',
  'wrapStrappingPallets',
  'distribution',
  'directDepreciation',
]

/** Whole cents of the parts whose sum may differ from the cost by one: the largest carries the rest. */
function parts(exactly, cost) {
  const cents = Object.fromEntries(
    Object.entries(exactly).map(([key, value]) => [key, BigInt(rounded(value, 2).replace('.', ''))]),
  )
  const sum = Object.values(cents).reduce((all, each) => all + each, 0n)
  const rest = BigInt(rounded(cost, 2).replace('.', '')) - sum
  const beyond = rest > 1n ? rest - 1n : rest < -1n ? rest + 1n : 0n
  const [largest] = Object.entries(cents).reduce((a, b) => (b[1] > a[1] ? b : a))
  cents[largest] += beyond
  return Object.fromEntries(
    Object.entries(cents).map(([key, value]) => [key, rounded({ top: value, bottom: 100n }, 2)]),
  )
}

/**
 * One case worked out as a person would with pen and paper: from the price list, line by line, in exact fractions, rounded
 * once at the end. It shares no code with the engine.
 */
export function work(given) {
  const of = name => exact(given[name])
  const quantity = of('quantity')
  const sheets2 = upwards(add(times(over(quantity, of('up2')), add(one, of('share2'))), of('lost2')))
  const sheets1 = upwards(add(times(sheets2, add(one, of('share1'))), of('lost1')))
  const hours1 = add(of('setup1'), over(sheets1, of('speed1')))
  const hours2 = add(of('setup2'), over(sheets2, of('speed2')))
  const goodSqm = times(of('unitSqm'), quantity)
  const webSqm = over(times(sheets1, of('sheetLength'), of('deckle')), times(of('out'), thousand, thousand))
  const linerGsm = add(of('outerGsm'), of('innerGsm'))
  const mediumGsm = times(of('mediumGsm'), of('takeUp'))
  const paperPerSqm = over(
    add(times(linerGsm, of('linerPrice')), times(mediumGsm, of('mediumPrice'))),
    million,
  )
  const credit = over(times(add(linerGsm, mediumGsm), of('brokeCredit')), million)
  const pallets = upwards(over(quantity, of('unitsPerPallet')))
  const run = {
    paperCost: times(goodSqm, paperPerSqm),
    wasteBoardUnpaid: times(less(webSqm, goodSqm), less(paperPerSqm, credit)),
    starchCost: times(over(times(webSqm, of('glueLineGsm'), exact('2')), thousand), of('starchPrice')),
    ink: times(
      add(
        times(over(times(goodSqm, of('coverage'), of('inkGsm')), thousand), add(one, of('inkWaste'))),
        of('washKg'),
      ),
      of('inkPrice'),
    ),
    closure: times(of('closurePerUnit'), quantity),
    directLabour: add(times(hours1, of('crew1'), of('wage1')), times(hours2, of('crew2'), of('wage2'))),
    directEnergy: add(
      times(hours1, of('kw1'), of('kwh')),
      times(of('steam1'), webSqm),
      times(hours2, of('kw2'), of('kwh')),
    ),
    wrapStrappingPallets: times(pallets, of('palletCost')),
    distribution: add(larger(times(pallets, of('perPallet')), of('freightLeast')), of('freightFixed')),
    directDepreciation: add(times(hours1, of('worn1')), times(hours2, of('worn2'))),
  }
  const perUom = Object.fromEntries(lines.map(line => [line, over(times(run[line], of('uom')), quantity)]))
  const cost = add(...lines.map(line => perUom[line]))
  const marginalCost = less(
    less(cost, perUom.directDepreciation),
    times(of('labourShare'), perUom.directLabour),
  )
  const price = times(given.basis === 'marginal' ? marginalCost : cost, add(one, of('markUp')))
  const { paperCost, wasteBoardUnpaid, starchCost, ink, closure, ...others } = perUom
  const directRM = add(paperCost, wasteBoardUnpaid, starchCost, ink, closure)
  const money = value => rounded(value, 2)
  return {
    sheets1: rounded(sheets1, 0),
    sheets2: rounded(sheets2, 0),
    hours1: rounded(hours1, 6),
    hours2: rounded(hours2, 6),
    webSqm: rounded(webSqm, 6),
    pallets: rounded(pallets, 0),
    ...Object.fromEntries(lines.map(line => [line, money(perUom[line])])),
    ...parts({ directRM, ...others }, cost),
    cost: money(cost),
    marginalCost: money(marginalCost),
    markUpValue: money(less(price, given.basis === 'marginal' ? marginalCost : cost)),
    priceExcludeCommission: money(price),
    sellPrice: money(over(price, less(one, of('commission')))),
  }
}
