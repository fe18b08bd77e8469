import { describe, expect, it } from 'vitest'
import {
  costOfItem,
  designOfRoute,
  estimateOfItem,
  estimateRoute,
  type FoundPrice,
  figuresOf,
  type GoesTo,
  type ItemFigures,
  type Part,
  pricedItem,
} from '#domain/estimating'
import { empty, emptySections, type ItemSections, sections } from '#domain/quoteItem'
import { regularCarton } from '../../regularCarton.ts'
import { aPlant, theMasters } from './builders.ts'
import { twoPlants } from './twoPlants.ts'

const regular: Partial<ItemSections['product']> = {
  ...regularCarton,
  preferredPlantCode: 'NTH',
  printProcess: 'FLEXO',
}
const masters = theMasters()
const item = (product: Partial<ItemSections['product']> = regular, printing = {}): ItemSections => ({
  ...emptySections,
  product: { ...emptySections.product, ...product },
  printing: { ...emptySections.printing, ...printing },
})
const figures = (changes: Partial<ItemSections['product']> = {}, printing = {}): ItemFigures =>
  figuresOf(item({ ...regular, ...changes }, printing), masters)

function value<Figures>(part: Part<Figures>): Figures {
  if (!part.ok) throw new Error(part.problems.map(({ message }) => message).join(' '))
  return part.value
}
const problems = (part: Part<unknown>) => (part.ok ? [] : part.problems)

describe('the figures of a quote item', () => {
  it('are those of its box, board, pallet and price', () => {
    const { box, unit, strength, pallet, price } = figures()
    expect(value(box)).toMatchObject({ sheetLength: 1441, sheetWidth: 560, areas: { sheet: 0.80696 } })
    expect(value(unit).kg).toBeGreaterThan(0.3)
    expect(value(strength).compression.kilograms).toBeGreaterThan(100)
    expect(value(pallet).load).toMatchObject({ bundlesPerLayer: 2, totalPalletQty: 300 })
    const { tape, markUp } = value<FoundPrice>(price)
    expect(tape.quantity).toBe(5000)
    expect(tape.sellPrice).toBeGreaterThan(tape.cost)
    expect(markUp).toBeCloseTo((masters.plants[0]?.costing?.terms.markUp ?? 0) * 100)
  })

  it('know of hand holes, which weaken the box and are drawn in it', () => {
    const [whole, held, vented] = ['', 'HANDHOLE', 'VENT'].map(styleOpening => figures({ styleOpening }))
    const kilograms = (each = whole) => value((each ?? figures()).strength).compression.kilograms
    expect(kilograms(held) / kilograms(whole)).toBeCloseTo(0.8, 6)
    expect(kilograms(vented)).toBe(kilograms(whole))
    expect(value((held ?? figures()).box).flat.filter(({ panel }) => panel.holes.length > 0)).toHaveLength(2)
  })

  it('are those of the design where another plant makes it, by its own variant of the grade', () => {
    const ours = item({ ...regular, boardGradeVariant: 'C340-N' })
    const question = { ...estimateOfItem(ours, 'STH'), boardGradeVariant: null }
    const route = estimateRoute(question, 5000, twoPlants)
    if (!route.ok) throw new Error(route.reason)
    expect(route.path.map(({ plantCode }) => plantCode)).toEqual(route.path.map(() => 'STH'))
    const design = { ...emptySections.design, ...designOfRoute(ours, route, twoPlants) }
    const { cost } = figuresOf({ ...ours, design }, twoPlants)
    expect(problems(cost)).toEqual([])
  })

  it('are made as many up as the design cuts at once, whatever would be cheapest', () => {
    const tray = item({
      ...regular,
      styleCarton: '04',
      styleVariant: '0427',
      depth: 150,
      length: 300,
      width: 200,
    })
    const route = estimateRoute(estimateOfItem(tray, 'NTH'), 5000, masters)
    if (!route.ok) throw new Error(route.reason)
    const design = { ...emptySections.design, ...designOfRoute(tray, route, masters) }
    const upAt = (totalNumberUp: number) => ({
      ...design,
      designSteps: design.designSteps.map(step =>
        step.operation === 'DIECUT' ? { ...step, totalNumberUp } : step,
      ),
    })
    const costUp = (totalNumberUp: number) =>
      value(figuresOf({ ...tray, design: upAt(totalNumberUp) }, masters).price).tape.cost
    expect(costUp(1)).not.toBe(costUp(2))
    const nine = figuresOf({ ...tray, design: upAt(9) }, masters).cost
    expect(problems(nine).map(({ message }) => message)).toEqual([
      expect.stringContaining('takes no sheet with 9 blanks'),
    ])
  })

  it('come from every tab: more colours on Print cost more', () => {
    const cost = (printing: object) => value(figures({}, printing).price).tape.cost
    const inks = (...covers: (number | null)[]) => ({
      inkCoverages: covers.map((printCoverage, at) => ({
        key: `${at}`,
        inkCode: '',
        stereoCode: '',
        printCoverage,
      })),
    })
    expect(cost({ numberOfColors: 2 })).toBeGreaterThan(cost({ numberOfColors: 0 }))
    expect(cost(inks(30, 30))).toBeGreaterThan(cost(inks(10, 10)))
    // An ink without a coverage counts as usual, as a colour without an ink does.
    expect(cost(inks(null, null))).toBe(cost({ numberOfColors: 2 }))
  })

  it('cost the additional trim of the design, which is board and no more of the box', () => {
    const [plain, trimmed] = [null, 40].map(additionalTrim =>
      figuresOf({ ...item(), design: { ...emptySections.design, additionalTrim } }, masters),
    ) as [ItemFigures, ItemFigures]
    expect(value(trimmed.box).sheetLength).toBe(value(plain.box).sheetLength + 40)
    const costs = [plain, trimmed].map(({ price }) => value<FoundPrice>(price).tape.cost) as [number, number]
    expect(costs[1]).toBeGreaterThan(costs[0])
    expect(value(trimmed.pallet).load.unitLoadSizeLength).toBe(value(plain.pallet).load.unitLoadSizeLength)
    expect(value(trimmed.unit).kg).toBe(value(plain.unit).kg)
  })

  it('say what is missing in words, with the field to enter', () => {
    const { box, unit, cost, assumed } = figuresOf(item({}), masters)
    const entered = [
      { field: 'product.styleCarton', message: 'Choose a style.' },
      { field: 'product.length', message: 'Enter the length.' },
      { field: 'product.width', message: 'Enter the width.' },
      { field: 'product.depth', message: 'Enter the depth.' },
    ]
    expect(problems(box)).toEqual(entered)
    expect(problems(unit)).toEqual([
      ...entered,
      { field: 'product.boardGrade', message: 'Choose a board grade.' },
    ])
    expect(problems(cost).map(({ message }) => message)).toContain('Enter the expected order quantity.')
    expect(assumed).toContain('In flute C until a board grade is chosen.')
  })

  it('draw the blank before there is a board, and ask a pad for no depth', () => {
    expect(value(figures({ boardGrade: '' }).box).sheetLength).toBe(1441)
    const pad = figures({ styleCarton: '09', styleVariant: '0900', depth: null })
    expect(value(pad.box)).toMatchObject({ sheetLength: 400, sheetWidth: 300 })
    expect(problems(pad.strength)).toEqual([
      { field: 'product.styleVariant', message: 'Sheets and fitments carry no stack by themselves.' },
    ])
  })

  it('are made with the flaps of the fields, not those of the variant', () => {
    expect(value(figures({ styleTopFlap: '00' }).box).sheetWidth).toBe(405)
  })

  it('name the field that keeps the box from being made', () => {
    const { box } = figures({ styleVariant: '0202', styleTopFlap: '02', styleBottomFlap: '02' })
    expect(problems(box).map(({ field }) => field)).toEqual(['product.topFlapAdjustment'])
    expect(problems(figures({ styleVariant: '0409' }).box)[0]?.message).toContain('0409')
  })

  it('need rates for a cost, and say so', () => {
    const rateless = theMasters({ plants: [aPlant({ costing: null })] })
    expect(problems(figuresOf(item(), rateless).price)[0]?.message).toMatch(/may see the rates/)
    expect(figuresOf(item(), theMasters({ plants: [] })).box.ok).toBe(false)
  })

  it('can be sent from thread to thread', () => {
    const all = figures()
    expect(structuredClone(all)).toEqual(all)
  })

  it('take a number that cannot be read as not entered', () => {
    expect(problems(figures({ length: Number.NaN }).box)[0]?.message).toBe('Enter the length.')
  })

  it('count the freight to where the item or its quote goes, and say when there is none', () => {
    const here = item(regular)
    const at = (goesTo: GoesTo, sections = here) => {
      const { price, assumed, isWithoutFreight } = figuresOf(sections, masters, goesTo)
      return { cost: value<FoundPrice>(price).tape.cost, assumed, isWithoutFreight }
    }
    const [rate] = masters.freight
    const region = rate?.toRegion ?? ''
    const freightless = 'No freight is counted until Delivery says where to.'
    expect(at({}).assumed).toContain(freightless)
    expect(at({ region }).assumed).not.toContain(freightless)
    expect(at({ region }).cost).toBeGreaterThan(at({}).cost)
    expect([at({}), at({ region })].map(({ isWithoutFreight }) => isWithoutFreight)).toEqual([true, false])
    const collected = { ...here, delivery: { ...here.delivery, truckType: 'CUSTPICK' } }
    expect(at({ region }, collected)).toEqual({
      cost: at({}).cost,
      isWithoutFreight: false,
      assumed: expect.arrayContaining(['The customer collects: no freight is counted.']),
    })
  })

  it('have no cost and no price for an address outside all regions: its freight is not known', () => {
    const here = item(regular)
    const nowhere = [
      {
        field: 'delivery.deliveryPostCode',
        message: 'The postcode of the delivery has no region: its freight is not known.',
      },
    ]
    const { cost, price, pallet, assumed } = figuresOf(here, masters, { region: null })
    expect([problems(cost), problems(price), pallet.ok]).toEqual([nowhere, nowhere, true])
    expect(assumed).not.toContain('No freight is counted until Delivery says where to.')
    const collected = { ...here, delivery: { ...here.delivery, truckType: 'CUSTPICK' } }
    expect(figuresOf(collected, masters, { region: null }).price.ok).toBe(true)
  })

  it('say what the item is offered at where its costs moved since: what was approved is that price', () => {
    const [rate] = masters.freight
    const goesTo: GoesTo = { region: rate?.toRegion ?? '' }
    const here = item(regular)
    const given = {
      ...empty(sections.pricing.fields.details.fields),
      key: 'a',
      given: 'markUp',
      priceQty: 5000,
    }
    const pricing = { ...here.pricing, pricingPolicy: '2', pricingUom: '1000', details: [given] }
    const priced = pricedItem({ ...here, pricing }, figuresOf(here, masters, goesTo), masters)
    const saved = { ...here, pricing: { ...pricing, ...priced } }
    expect(figuresOf(saved, masters, goesTo).offered).toBeNull()
    const collected = figuresOf(
      { ...saved, delivery: { ...here.delivery, truckType: 'CUSTPICK' } },
      masters,
      goesTo,
    )
    expect(collected.offered).toBe(priced.details[0]?.price)
    expect(value<FoundPrice>(collected.price).tape.sellPrice).toBeLessThan(collected.offered ?? 0)
  })

  it('cost the same where nothing but the cost is asked, and nothing is drawn', () => {
    for (const changes of [{}, { length: 700 }, { boardGrade: 'none' }, { preferredPlantCode: '' }]) {
      const asked = item({ ...regular, ...changes })
      const { cost, pallet } = costOfItem(asked, masters)
      const whole = figuresOf(asked, masters)
      expect(cost).toEqual(whole.cost)
      expect(pallet.ok).toBe(whole.pallet.ok)
      if (pallet.ok) expect(pallet.value.load.palletImage).toBe('')
    }
  })
})
