import { describe, expect, it } from 'vitest'
import { type EngineMasters, figuresOf, pricedItem } from '#domain/estimating'
import { empty, emptySections, type ItemSections, sections } from '#domain/quoteItem'
import {
  newPrice,
  noShock,
  type Rehearsed,
  rehearse,
  type Shock,
  shockedMasters,
  shockFindings,
  shockWords,
} from '#domain/rehearsal'
import { regularCarton } from '../../regularCarton.ts'
import { theMasters } from '../estimating/builders.ts'
import { twoPlants } from '../estimating/twoPlants.ts'

const masters = theMasters()

function pricedBox(all: EngineMasters = masters, preprint: number | null = null): ItemSections {
  const bare: ItemSections = {
    ...emptySections,
    product: {
      ...emptySections.product,
      ...regularCarton,
      preferredPlantCode: 'NTH',
      printProcess: preprint === null ? 'FLEXO' : 'PREPRINT',
      expectedOrderQuantity: 6000,
    },
    preprintCost: {
      ...emptySections.preprintCost,
      details:
        preprint === null ? [] : [{ key: 'c1', type: 'Press make-ready', basis: 'run', rate: preprint }],
    },
    pricing: {
      ...emptySections.pricing,
      ...{ pricingPolicy: '2', pricingUom: '1000' },
      details: [1000, 5000, 20_000].map(priceQty => ({
        ...empty(sections.pricing.fields.details.fields),
        ...{ key: `q${priceQty}`, given: 'markUp', markUpPercent: 25, priceQty },
      })),
    },
  }
  return { ...bare, pricing: { ...bare.pricing, ...pricedItem(bare, figuresOf(bare, all), all) } }
}

const goesTo = {}
type Known = Extract<Rehearsed, { ok: true }>

function shocked(
  shock: Partial<Shock>,
  all = masters,
  item = pricedBox(all),
  floor: number | null = 19,
): Known {
  const done = rehearse({ sections: item, goesTo, floor }, all, shockedMasters(all, { ...noShock, ...shock }))
  if (!done.ok) throw new Error(done.reason)
  return done
}

/** What of a tape's line 5000 sold costs, for 1,000. */
const lineOf = (line: 'paperCost' | 'wasteBoardUnpaid' | 'directEnergy' | 'directLabour') => {
  const tape = pricedBox().pricing.details[1]?.costTape?.tape
  return Number((tape as Readonly<Record<string, unknown>>)[line])
}

describe('a shock to the rates', () => {
  it('of none changes nothing: what an item costs is what its price says', () => {
    for (const { costBefore, costAfter, marginBefore, marginAfter } of shocked({}).breaks)
      expect([costAfter, marginAfter]).toEqual([costBefore, marginBefore])
    const [, middle] = shocked({}).breaks
    const stored = pricedBox().pricing.details[1]
    expect(middle).toMatchObject({ costBefore: stored?.cost, marginBefore: stored?.marginPercent })
  })

  it('moves the lines that are made of it, and no others', () => {
    const grown = (shock: Partial<Shock>) => {
      const [, middle] = shocked(shock).breaks
      return (middle?.costAfter ?? 0) - (middle?.costBefore ?? 0)
    }
    expect(grown({ energyPercent: 20 })).toBeCloseTo(lineOf('directEnergy') * 0.2, 1)
    expect(grown({ labourPercent: 10 })).toBeCloseTo(lineOf('directLabour') * 0.1, 1)
    // What waste brings in stays: its line grows by more than the paper in it alone.
    expect(grown({ paperPercent: 8 })).toBeGreaterThan(lineOf('paperCost') * 0.08)
    expect(grown({ paperPercent: 8, papers: ['no such paper'] })).toBe(0)
  })

  it('leaves the masters that it is of as they are', () => {
    const kept = structuredClone(masters)
    shocked({ paperPercent: 8, energyPercent: 20, freightPercent: 5, closedPlants: [] })
    expect(masters).toEqual(kept)
  })

  it('marks the break that the expected order is sold by, and says who falls under the floor', () => {
    const none = shocked({ paperPercent: 0, inkPercent: 1 })
    expect([none.marked, none.isUnderBefore, none.isUnderAfter]).toEqual([1, false, false])
    expect(shocked({ paperPercent: 30 }).isUnderAfter).toBe(true)
    expect(shocked({ paperPercent: 30 }, masters, pricedBox(), null).isUnderAfter).toBe(false)
  })

  describe('of what is laid over print', () => {
    const rates = (shock: Partial<Shock>) =>
      shockedMasters(masters, { ...noShock, ...shock }).plants[0]?.costing
    const inkedBox = (varnishType: string, printProcess = 'FLEXO'): ItemSections => {
      const { product, printing, designPrint, ...box } = pricedBox()
      const sheet = { key: 's1', side: 'FRONT', sheetLength: 1400, sheetWidth: 560, totalNumberUp: 1 }
      const looks = { numberOfColors: 4, printCoverage: null, varnishType, laminationType: 'MATT', overs: 8 }
      const item = {
        ...box,
        product: { ...product, printProcess },
        printing: { ...printing, varnishType },
        designPrint: {
          ...designPrint,
          printedSheets: printProcess === 'LITHO' ? [{ ...sheet, ...looks }] : [],
        },
      }
      return { ...item, pricing: { ...item.pricing, ...pricedItem(item, figuresOf(item, able), able) } }
    }
    const [plant] = masters.plants
    const printer = plant?.workCentres[1]
    if (plant === undefined || printer === undefined) throw new Error('Nothing prints.')
    const laminator = { ...printer, id: 90, code: 'LAM1', operation: 'LAMINATE' } as const
    const able = { ...masters, plants: [{ ...plant, workCentres: [...plant.workCentres, laminator] }] }
    const grown = (shock: Partial<Shock>, item: ItemSections) => {
      const [, middle] = shocked(shock, able, item).breaks
      return (middle?.costAfter ?? 0) - (middle?.costBefore ?? 0)
    }

    it('moves varnish with ink and film by itself; getting ready is work, and stays', () => {
      expect(rates({ inkPercent: 10 })?.varnishes.GLOSS).toEqual({ pricePerSqm: 0.045 * 1.1, makeReady: 60 })
      expect(rates({ inkPercent: 10 })?.laminations).toEqual(masters.plants[0]?.costing?.laminations)
      expect(rates({ filmPercent: 10 })?.laminations.MATT).toEqual({ pricePerSqm: 0.275, makeReady: 150 })
      expect(rates({ filmPercent: 10 })?.varnishes).toEqual(masters.plants[0]?.costing?.varnishes)
      expect(rates({ inkPercent: 10 })?.varnishes.UV?.pricePerSqm).toBeNull()
    })

    it('is in what a varnished and a laminated box cost, its overs too', () => {
      const ink = { inkPercent: 20 }
      expect(grown(ink, inkedBox('GLOSS'))).toBeGreaterThan(grown(ink, inkedBox('NONE')))
      const litho = inkedBox('NONE', 'LITHO')
      expect(grown({ filmPercent: 20 }, litho)).toBeGreaterThan(0)
      const [sheet] = litho.designPrint.printedSheets
      if (sheet === undefined) throw new Error('It has no sheet.')
      const spoilt = {
        ...litho,
        designPrint: { ...litho.designPrint, printedSheets: [{ ...sheet, overs: 50 }] },
      }
      for (const shock of [{ paperPercent: 8 }, { filmPercent: 20 }])
        expect(grown(shock, spoilt)).toBeGreaterThan(grown(shock, litho))
    })
  })

  it('keeps what the printed liner of an item costs', () => {
    const { breaks } = shocked({ inkPercent: 0 }, masters, pricedBox(masters, 500))
    for (const { costBefore, costAfter } of breaks) expect(costAfter).toBe(costBefore)
  })

  it('that closes a plant moves its items to another, or says that nobody can make them', () => {
    const both = twoPlants
    const moved = shocked({ closedPlants: ['NTH'] }, both)
    expect([moved.plantBefore, moved.plantAfter]).toEqual(['NTH', 'STH'])
    const nowhere = shocked({ closedPlants: ['NTH'] })
    expect([nowhere.plantAfter, nowhere.isUnderAfter]).toEqual(['', true])
    expect(nowhere.breaks[0]).toMatchObject({ costAfter: null, marginAfter: null })
  })

  it('says why an item can not be costed today', () => {
    const item = pricedBox()
    const open = { ...item, product: { ...item.product, boardGrade: '' } }
    expect(rehearse({ sections: open, goesTo, floor: null }, masters, masters)).toEqual({
      ok: false,
      reason: 'Choose a board grade.',
    })
  })
})

describe('a new price', () => {
  const row = { key: 'a', priceQty: 1000, price: 1000, costBefore: 800, costAfter: 850 }
  const margins = { marginBefore: 20, marginAfter: 15 }
  const terms = { commission: 0, floor: 18 }

  it.each([
    ['margin', terms, 1062.5],
    ['money', terms, 1050],
    ['money', { ...terms, commission: 0.2 }, 1062.5],
    ['floor', terms, 1036.59],
    ['floor', { ...terms, floor: 10 }, 1000],
    ['floor', { ...terms, floor: null }, 1000],
  ] as const)('by %s, %o, is %f', (rule, given, price) => {
    expect(newPrice(rule, { ...row, ...margins }, given)).toBe(price)
  })

  it('is the old one where nobody can make the item', () => {
    expect(newPrice('margin', { ...row, costAfter: null, marginBefore: 20, marginAfter: null }, terms)).toBe(
      1000,
    )
  })
})

describe('a scenario', () => {
  it('is said in words, and changes something', () => {
    const shock = { ...noShock, paperPercent: 8, papers: ['140F'], energyPercent: -5, closedPlants: ['NTH'] }
    expect(shockWords(shock)).toBe('paper +8.0 % (140F), energy −5.0 %, NTH closed')
    expect(shockWords({ ...noShock, filmPercent: 4 })).toBe('film over print +4.0 %')
    expect(shockFindings(shock)).toEqual([])
    expect(shockFindings(noShock)).toHaveLength(1)
    expect(shockFindings({ ...shock, paperPercent: 0 })).toHaveLength(1)
  })
})
