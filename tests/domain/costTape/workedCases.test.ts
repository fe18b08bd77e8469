import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type CostJob, costTape } from '#domain/costTape'

const text = readFileSync(new URL('./worked/cases.csv', import.meta.url), 'utf8')

type Row = Readonly<Record<string, string>>

const [head = '', ...lines] = text.trim().split('\n')
const names = head.split(',')
const rows: Row[] = lines.map(line => {
  const cells = line.split(',')
  return Object.fromEntries(names.map((name, place) => [name, cells[place] ?? '']))
})

/** A line of the spreadsheet as the engine is asked. */
function jobOf(row: Row): CostJob {
  const n = (name: string) => Number(row[name])
  const steps = ['1', '2'].map(step => ({
    workCentre: `M${step}`,
    numberUp: step === '1' ? 1 : n('up2'),
    setupHours: n(`setup${step}`),
    speed: n(`speed${step}`),
    setupWaste: n(`lost${step}`),
    runWaste: n(`share${step}`),
    crew: n(`crew${step}`),
    labourRate: n(`wage${step}`),
    kilowatts: n(`kw${step}`),
    steamPerSqm: step === '1' ? n('steam1') : 0,
    depreciationPerHour: n(`worn${step}`),
  }))
  return {
    ...{ costingUom: n('uom'), unitSqm: n('unitSqm') },
    sheet: { length: n('sheetLength'), width: n('sheetWidth') },
    board: {
      kind: 'own',
      plies: [
        { role: 'liner', gsm: n('outerGsm'), pricePerTonne: n('linerPrice') },
        { role: 'medium', gsm: n('mediumGsm'), pricePerTonne: n('mediumPrice') },
        { role: 'liner', gsm: n('innerGsm'), pricePerTonne: n('linerPrice') },
      ],
      flute: { caliper: 4, takeUp: [n('takeUp')] },
      starchPerGlueLine: n('glueLineGsm'),
      starchPricePerKg: n('starchPrice'),
      brokeCreditPerTonne: n('brokeCredit'),
      ...{ deckle: n('deckle'), numberOut: n('out') },
    },
    inks: [{ coverage: n('coverage'), gsm: n('inkGsm'), washKg: n('washKg'), pricePerKg: n('inkPrice') }],
    ...{
      inkWaste: n('inkWaste'),
      closurePerUnit: n('closurePerUnit'),
      wax: null,
      steps,
      pricePerKwh: n('kwh'),
    },
    ...{ unitsPerPallet: n('unitsPerPallet'), palletCost: n('palletCost') },
    freight: [{ perPallet: n('perPallet'), fixed: n('freightFixed'), minimum: n('freightLeast') }],
    ...{ outsideStores: [], litho: { front: null, back: null }, outsideManufacture: null },
    terms: {
      basis: row.basis === 'marginal' ? 'marginal' : 'absorption',
      ...{ fixedLabourShare: n('labourShare'), markUp: n('markUp'), commission: n('commission') },
    },
  }
}

/** What of a line is the answer: everything behind the inputs. */
const answers = names.slice(names.indexOf('commission') + 1)
const isMade = ['sheets1', 'sheets2', 'hours1', 'hours2', 'webSqm', 'pallets']

describe('the spreadsheet of worked cases', () => {
  it('has fifty', () => expect(rows).toHaveLength(50))

  it.each(rows)('case $no: $quantity at mark-up $markUp is right to the cent in every line', row => {
    const result = costTape(jobOf(row), Number(row.quantity))
    if (!result.ok) throw new Error(result.reason)
    const [first, second] = result.flow
    const made = {
      ...{ sheets1: first?.in, sheets2: second?.in, hours1: first?.hours.toFixed(6) },
      hours2: second?.hours.toFixed(6),
    }
    for (const [name, value] of Object.entries(made)) expect([name, String(value)]).toEqual([name, row[name]])
    const tape: Readonly<Record<string, unknown>> = { ...result.tape }
    for (const name of answers.filter(each => !isMade.includes(each)))
      expect([name, Number(tape[name]).toFixed(2)]).toEqual([name, row[name]])
  })
})
