import { describe, expect, it } from 'vitest'
import { type Blank, blank } from '#domain/boxGeometry'
import { estimateTooling, inkUse, itemTooling, plateOf } from '#domain/estimating'
import { defaultFormeRates, defaultStereoRates } from '#domain/tooling'
import { aStep, inkRow, type Printing, type Product, sectionsOf } from '../quoteItem/builders.ts'

const rates = { stereo: defaultStereoRates, forme: defaultFormeRates }
const size = { length: 400, width: 300, depth: 250 }

function drawn(style: string): Blank {
  const result = blank(style, size, 'C')
  if (!result.ok) throw new Error('no blank')
  return result.blank
}
const slotted = drawn('0201')

const estimated = (product: Partial<Product>, printing: Partial<Printing>) => {
  const result = itemTooling(sectionsOf({ product, printing }), slotted, rates)
  if (!result.ok) throw new Error(result.reason)
  return result
}
const two = { inkCoverages: [inkRow('a', 'G-RED'), inkRow('b')], inkCoveragesBack: [inkRow('c', 'G-BLUE')] }

describe('the tooling of an item', () => {
  it('is a plate a colour of either side, as large as the widest panel, known by its ink', () => {
    const { stereo, forme, cost } = estimated({}, two)
    const { length, width } = plateOf(slotted)
    expect(stereo?.plates.map(({ code, sqcm }) => [code, sqcm])).toEqual(
      ['G-RED', '2', 'G-BLUE'].map(code => [code, length * width]),
    )
    expect([forme, cost]).toEqual([null, stereo?.cost])
  })

  it('has small plates for a code alone, and nothing to pay for plates that exist', () => {
    expect(estimated({}, { ...two, stereoPlate: 'CODE' }).stereo?.plates[0]?.sqcm).toBe(50)
    expect(estimated({}, { ...two, stereoPlate: 'EXISTING' }).cost).toBe(0)
  })

  it.each(['NOPRINT', 'PREPRINT', 'LITHO'])('has no plates of the plant for %s', printProcess => {
    expect(estimated({ printProcess }, two).stereo).toBeNull()
  })

  it('has a forme where it is die-cut', () => {
    const { forme, cost, trace } = estimated({ styleDieCutType: 'FLATBED' }, {})
    expect(forme?.ruleMetres).toBeGreaterThan(2)
    expect(cost).toBe(forme?.cost)
    expect(trace.map(({ label }) => label)).toContain('Cutting rule')
  })

  it('has a forme of as many blanks as its design cuts at once', () => {
    const designSteps = [aStep('DIECUT', { totalNumberUp: 2 })]
    const [one, two] = [{}, { design: { designSteps } }].map(design => {
      const sections = sectionsOf({ product: { styleDieCutType: 'FLATBED' }, ...design })
      const result = itemTooling(sections, slotted, rates)
      return result.ok ? (result.forme?.ruleMetres ?? 0) : Number.NaN
    })
    expect(two).toBeCloseTo(2 * (one ?? 0), 4)
  })

  it('that can not be estimated says why', () => {
    const plates = [{ code: 'G-RED', length: 0, width: 10 }]
    expect(estimateTooling({ blank: slotted, plates, isDieCut: false, numberUp: 1, rates })).toMatchObject({
      ok: false,
      reason: 'Stereo G-RED has no size.',
    })
  })
})

describe('the ink of a side', () => {
  it('is the area that each colour covers, the usual one where nobody said, and the grams of a thousand', () => {
    const inks = [inkRow('a', 'G-RED', 25), inkRow('b', 'G-BLUE')]
    expect(inkUse(inks, 0.8, { gsm: 3, waste: 0.1 })).toEqual([
      { key: 'a', sqm: 0.2, grams: expect.closeTo(660, 6) },
      { key: 'b', sqm: expect.closeTo(0.096, 9), grams: expect.closeTo(316.8, 6) },
    ])
  })
})
