import { describe, expect, it } from 'vitest'
import { jobTicket, type TicketFact } from '#domain/jobTicket'
import { emptySections, type ItemSections } from '#domain/quoteItem'
import { dieCut, palletised, routed, slotted, ticketInput } from './builders.ts'

const said = (facts: readonly TicketFact[]) =>
  Object.fromEntries(facts.map(({ label, value }) => [label, value]))
const made = (product: ItemSections['product']) => palletised(routed({ ...emptySections, product }))

describe('the ticket of a slotted box', () => {
  const ticket = jobTicket(
    ticketInput(made(slotted), {
      names: {
        operations: [{ code: 'FFG', description: 'Print, slot, fold and glue' }],
        workCentres: [
          { code: 'CORR1', description: 'Corrugator', plantCode: 'NTH' },
          { code: 'FFG2C', description: 'Folder gluer', plantCode: 'STH' },
        ],
        corrugatorProcesses: [],
        outsideProcesses: [],
        vendors: [],
        truckTypes: [{ code: 'STD', description: 'Standard truck' }],
      },
    }),
  )

  it('says that it is released, by whose approval and when, in the time of the plant', () => {
    expect(ticket.release).toEqual({
      isReleased: true,
      approval: 'Design approved by Dana Designer, 20-11-2026 14:15',
      lacks: [],
    })
    expect(ticket.printed).toBe('23-11-2026 11:30 by Petra Planner')
  })

  it('says beside its approval that nobody has ordered it yet', () => {
    const { release } = jobTicket(ticketInput(made(slotted), { item: { isOrdered: false } }))
    expect([release.isReleased, release.approval]).toEqual([
      true,
      'Design approved by Dana Designer, 20-11-2026 14:15 – not ordered yet',
    ])
  })

  it('says that the box has hand holes', () => {
    const { board } = jobTicket(ticketInput(made({ ...slotted, styleOpening: 'HANDHOLE' })))
    expect(said(board).Opening).toBe('Hand holes')
  })

  it('says what is made of which board, for whom and how many', () => {
    expect(ticket).toMatchObject({
      reference: '1042-1',
      description: 'Pale ale carton',
      customer: 'Blue Ridge · BLU001',
      quantity: '5,000',
    })
    expect(said(ticket.board)).toMatchObject({
      Style: '0201 Regular slotted box',
      'Inside size, mm': '400 × 300 × 250',
      'Board grade': 'C340',
      Flute: 'C, 4 mm',
      'Papers, outside first': '175K / 140F / 175K',
      'Blank, mm': '1,441 × 560',
    })
  })

  it('has the route step by step, with sheets and settings', () => {
    const [corr, ffg, despatch] = ticket.steps
    expect(corr).toMatchObject({
      position: 1,
      sheet: '1,441 × 560',
      numberUp: '1',
      sheets: '5,000',
      elsewhere: '',
    })
    expect(said(corr?.settings ?? [])).toMatchObject({
      Deckle: '2,350 mm, 4 out, trim 110 mm, 1,802 m of web',
      Creases: '151 – 258 – 151',
      Scoring: 'Point to flat',
    })
    expect(ffg).toMatchObject({ operation: 'Print, slot, fold and glue', workCentre: 'Folder gluer (FFG2C)' })
    expect(ffg?.elsewhere).toBe('STH')
    expect(said(ffg?.settings ?? [])).toMatchObject({
      Creases: '28 – 304 – 404 – 304 – 401',
      Box: 'closed here',
    })
    expect(despatch).toMatchObject({ operation: 'DESPATCH', sheet: '', sheets: '', settings: [] })
  })

  it('names the plants that make it in the order of the route, its own where no step says otherwise', () => {
    const input = ticketInput(made(slotted))
    const [north] = input.masters.plants
    if (north === undefined) throw new Error('There is no plant.')
    const masters = {
      ...input.masters,
      plants: [
        { ...north, name: 'North' },
        { ...north, code: 'STH', name: 'South' },
      ],
    }
    const at = (corrugated: string, glued: string) => {
      const workCentres = [
        { code: 'CORR1', description: 'Corrugator', plantCode: corrugated },
        { code: 'FFG2C', description: 'Folder gluer', plantCode: glued },
      ]
      return jobTicket({ ...input, masters, names: { ...input.names, workCentres } }).plant
    }
    expect(at('STH', 'STH')).toBe('South (STH)')
    expect(at('STH', 'NTH')).toBe('South (STH), then North (NTH)')
    expect(at('', '')).toBe('North (NTH)')
  })

  it('says the outs of a corrugator of another plant by how that one runs', () => {
    const input = ticketInput(made(slotted))
    const [north] = input.masters.plants
    if (north === undefined) throw new Error('There is no plant.')
    const settings = { ...north.settings, corrugator: { ...north.settings.corrugator, maxOut: 2 } }
    const masters = { ...input.masters, plants: [north, { ...north, code: 'STH', settings }] }
    const at = (plantCode: string) => {
      const workCentres = [{ code: 'CORR1', description: 'Corrugator', plantCode }]
      const { steps } = jobTicket({ ...input, masters, names: { ...input.names, workCentres } })
      return said(steps[0]?.settings ?? []).Deckle
    }
    expect(at('NTH')).toContain('4 out')
    expect(at('STH')).toContain('2 out')
  })

  it('draws the blank measured between its creases, and the sheet as the corrugator creases it', () => {
    expect(ticket.figures.map(({ kind, width, height }) => [kind, width, height])).toEqual([
      ['blank', 1441, 560],
      ['sheet', 1441, 560],
    ])
    expect(ticket.figures.map(({ chains }) => chains)).toEqual([
      { below: [[28, 304, 404, 304, 401], [1441]], beside: [[151, 258, 151], [560]] },
      { below: [[1441]], beside: [[151, 258, 151], [560]] },
    ])
    expect(ticket.undrawn).toBe('')
  })

  it('says how many go on a layer and a pallet, with the stored picture of the load', () => {
    const [pallet] = ticket.pallets
    const counts = said(pallet?.counts ?? [])
    const number = (label: string) => Number(counts[label]?.replace(',', ''))
    expect(number('In a bundle') * number('Bundles a layer') * number('Layers')).toBe(number('On a pallet'))
    expect((number('Pallets') - 1) * number('On a pallet') + number('On the last')).toBe(5000)
    expect(pallet?.picture).toContain('<svg')
  })

  it('says how many pallets the order takes also where another quantity was entered since they were loaded', () => {
    const item = made(slotted)
    const product = { ...item.product, expectedOrderQuantity: 50_000 }
    const [pallet] = jobTicket(ticketInput({ ...item, product })).pallets
    const counts = said(pallet?.counts ?? [])
    const number = (label: string) => Number(counts[label]?.replace(',', '') ?? 0)
    const last = number('On the last') || number('On a pallet')
    expect((number('Pallets') - 1) * number('On a pallet') + last).toBe(50_000)
    expect(last).toBeLessThanOrEqual(number('On a pallet'))
  })
})

describe('the ticket of a die-cut tray', () => {
  const item = made(dieCut)
  const sheet = item.design.designSteps.find(({ operation }) => operation === 'DIECUT')
  const twoUp = {
    ...item,
    design: {
      ...item.design,
      designSteps: item.design.designSteps.map(step =>
        step.operation === 'DIECUT'
          ? {
              ...step,
              ...{ sheetLength: 700, sheetWidth: 860, totalNumberUp: 2 },
              stepFormes: [
                { key: 'f', formeCode: 'F-7731', formeVendor: 'KIWI', ruleLength: 9.5, trimRuleLength: null },
              ],
            }
          : step,
      ),
    },
  }
  const ticket = jobTicket(ticketInput(twoUp))

  it('draws the sheet under its forme with the blanks on it, inside its edges', () => {
    expect(sheet).toBeDefined()
    const forme = ticket.figures.find(({ kind }) => kind === 'forme')
    expect(forme).toMatchObject({ title: 'Forme F-7731', width: 700, height: 860, isFramed: true })
    expect(forme?.note).toMatch(/^2 up: 1 along × 2 across/)
    const ends =
      forme?.entities.flatMap(entity => (entity.type === 'LINE' ? [entity.from, entity.to] : [])) ?? []
    expect(ends.length).toBeGreaterThan(20)
    expect(ends.filter(({ x, y }) => x < 0 || y < 0 || x > 700 || y > 860)).toEqual([])
  })

  it('measures the blank between its folds', () => {
    const blank = ticket.figures.find(({ kind }) => kind === 'blank')
    expect(blank?.chains.below[0]?.length).toBeGreaterThan(1)
    for (const chain of [blank?.chains.below, blank?.chains.beside])
      for (const spans of chain ?? [])
        expect(spans.reduce((sum, span) => sum + span, 0)).toBeCloseTo(
          chain === blank?.chains.below ? (blank?.width ?? 0) : (blank?.height ?? 0),
          6,
        )
  })

  it('needs half as many sheets, and names the forme and who makes it', () => {
    const step = ticket.steps.find(({ operation }) => operation === 'DIECUT')
    expect(step).toMatchObject({ numberUp: '2', sheets: '2,500' })
    expect(said(step?.settings ?? [])).toEqual({ Forme: 'New forme: F-7731, KIWI, 9.5 m of rule' })
  })

  it('lays blanks turned where they lie so', () => {
    const turned = jobTicket(
      ticketInput({
        ...twoUp,
        design: {
          ...twoUp.design,
          designSteps: twoUp.design.designSteps.map(step =>
            step.operation === 'DIECUT' ? { ...step, sheetLength: 860, sheetWidth: 660 } : step,
          ),
        },
      }),
    )
    const forme = turned.figures.find(({ kind }) => kind === 'forme')
    expect(forme?.note).toBe('2 up: 2 along × 1 across, turned, on a sheet of 860 × 660 mm')
    const ends =
      forme?.entities.flatMap(entity => (entity.type === 'LINE' ? [entity.from, entity.to] : [])) ?? []
    expect(ends.filter(({ x, y }) => x < 0 || y < 0 || x > 860 || y > 660)).toEqual([])
  })
})

it('what the item does not say of its delivery is as its quote says', () => {
  const {
    shippingMethod: _,
    ratioToParent: __,
    ...quoteDelivery
  } = {
    ...emptySections.delivery,
    ...{ deliveryAddress: '12 Kāpiti Road', deliverySuburb: 'Paraparaumu', requiredDate: '2026-12-04' },
  }
  const ticket = jobTicket(ticketInput({}, { item: { quoteDelivery } }))
  expect(ticket.requiredDate).toBe('04-12-2026')
  expect(said(ticket.delivery)).toMatchObject({
    'Deliver to': '12 Kāpiti Road, Paraparaumu',
    Required: '04-12-2026',
  })
})
