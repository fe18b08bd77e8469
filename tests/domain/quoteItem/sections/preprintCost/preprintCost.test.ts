import { describe, expect, it } from 'vitest'
import {
  findingsOf,
  preprintAmounts,
  preprintCharges,
  preprintRun,
  react,
  type SectionOf,
} from '#domain/quoteItem'
import { aStep, sectionsOf, under } from '../../builders.ts'

type PreprintCost = SectionOf<'preprintCost'>

const corr = aStep('CORR', { sheetLength: 1000, sheetWidth: 500, totalNumberUp: 2 })
const roll = { rollWidth: 2000, repeat: 1000, webs: 1, lanes: 4 }
const line = (key: string, basis: string, rate: number | null) => ({ key, type: key, basis, rate })

const item = (preprintCost: Partial<PreprintCost>, over: Parameters<typeof sectionsOf>[0] = {}) =>
  sectionsOf({
    product: { printProcess: 'PREPRINT' },
    design: { designSteps: [corr] },
    prePrintDesign: roll,
    preprintCost,
    ...over,
  })

const cost: Partial<PreprintCost> = {
  makeReadyMetres: 500,
  runWaste: 10,
  details: [
    line('Make-ready', 'run', 400),
    line('Press', 'metres', 80),
    line('Coating', 'area', 20),
    line('Freight', 'thousand', 3),
  ],
}

describe('the press run', () => {
  it('follows from roll and sheets: a repeat of a sheet in four lanes, two up, is eight units', () => {
    expect(preprintRun(roll, { designSteps: [corr] })).toEqual({ metresPerUnit: 0.125, sqmPerMetre: 2 })
  })

  it('is not known without a roll of whole sheets', () => {
    expect(preprintRun({ ...roll, repeat: 1300 }, { designSteps: [corr] })).toBeNull()
    expect(preprintRun(roll, { designSteps: [] })).toBeNull()
  })
})

describe('the printed liner', () => {
  it('costs by the run, by the press, by the web and by the unit', () => {
    expect(preprintCharges(item(cost))).toEqual([
      { description: 'Make-ready', perUnit: 0, fixed: 400 },
      { description: 'Press', perUnit: 0.08 * 0.125 * 1.1, fixed: 40 },
      { description: 'Coating', perUnit: 0.04 * 0.125 * 1.1, fixed: 20 },
      { description: 'Freight', perUnit: 0.003, fixed: 0 },
    ])
  })

  it('comes to so much at every quantity, for as many as the price is for', () => {
    const { lines, total } = preprintAmounts(item(cost), [1000, 10_000], 1000)
    expect(lines.map(({ amounts }) => amounts)).toEqual([
      [400, 40],
      [51, 15],
      [25.5, 7.5],
      [3, 3],
    ])
    expect(total).toEqual([479.5, 65.5])
  })

  it('is not known while a rate or the press run is not', () => {
    const open = { details: [line('Press', 'metres', 80), line('Freight', 'run', null)] }
    const { lines, total } = preprintAmounts(item(open, { prePrintDesign: {} }), [1000], 1000)
    expect([lines.map(({ amounts }) => amounts), total]).toEqual([[[null], [null]], [null]])
  })

  it('is of preprint items alone, and goes with the print process', () => {
    const before = item(cost)
    const flexo = { ...before, product: { ...before.product, printProcess: 'FLEXO' } }
    expect(preprintCharges(flexo)).toEqual([])
    const reacted = react(before, flexo, { facts: {}, step: 'PRICING' })
    expect(reacted.sections.preprintCost.details).toEqual([])
    expect(reacted.said).toContain('The preprint cost was cleared: the item is not preprint.')
  })
})

describe('its rules', () => {
  const fieldRules = [{ tabId: 12, fieldName: 'details', readOnly: false, required: false }]
  const found = (preprintCost: Partial<PreprintCost>, over: Parameters<typeof sectionsOf>[0] = {}) =>
    findingsOf(under(item(preprintCost, over), { fieldRules }))
      .filter(({ tab }) => tab === 'preprintCost')
      .map(({ field, code }) => [field, code])

  it('want lines where they may be entered, each with its name, its basis and its rate', () => {
    expect(found(cost)).toEqual([])
    expect(found({ details: [] })).toEqual([['details', 'required']])
    expect(found({ details: [{ key: 'k1', type: '', basis: '', rate: null }] })).toEqual([
      ['details[k1].type', 'required'],
      ['details[k1].basis', 'required'],
      ['details[k1].rate', 'required'],
    ])
  })

  it('warn of a line by the press run while that is not known', () => {
    expect(found({ details: [line('Press', 'metres', 80)] }, { prePrintDesign: {} })).toEqual([
      ['details[Press].basis', 'preprint-run'],
    ])
  })
})
