import { expect, it } from 'vitest'
import { jobTicket, type TicketFact } from '#domain/jobTicket'
import { emptySections } from '#domain/quoteItem'
import { slotted, ticketInput } from './builders.ts'

const said = (facts: readonly TicketFact[]) =>
  Object.fromEntries(facts.map(({ label, value }) => [label, value]))

it('a litho item has its colours by kind, and finished goods a pallet of their own', () => {
  const product = { ...slotted, printProcess: 'OS_LITHO', productGroup: 'DISPLAYS' }
  const printing = {
    ...emptySections.printing,
    ...{ processColourCountFront: 4, pmsColourCountFront: 1, varnishType: 'UV', vendor: 'PRINTCO' },
  }
  const { print, sides, pallets } = jobTicket(ticketInput({ product, printing }))
  expect(said(print)).toMatchObject({
    Process: 'Outside Litho',
    Front: '4 process + 1 PMS',
    Varnish: 'UV',
    Printer: 'PRINTCO',
  })
  expect(sides).toEqual([])
  expect(pallets.map(({ title }) => title)).toEqual(['Pallet', 'Pallet of finished goods'])
})

it('the printed sheets of a litho item stand with what is over the ink, and how many are printed', () => {
  const sheet = {
    ...{ key: 'k1', side: 'FRONT', sheetLength: 1346, sheetWidth: 414, totalNumberUp: 2, numberOfColors: 4 },
    ...{ printCoverage: 85, varnishType: 'GLOSS', laminationType: 'MATT', overs: 5 },
  }
  const bare = {
    ...sheet,
    key: 'k2',
    side: 'BACK',
    sheetLength: null,
    varnishType: 'NONE',
    laminationType: '',
  }
  const product = { ...slotted, printProcess: 'LITHO', expectedOrderQuantity: 4000 }
  const designPrint = { printedSheets: [sheet, { ...bare, overs: null }] }
  expect(said(jobTicket(ticketInput({ product, designPrint })).print)).toMatchObject({
    'Sheet front': '1,346 × 414 mm, 2 up, 2,100 sheets with 5 % overs, gloss varnish, matt film',
    'Sheet back': '2 up, 2,000 sheets',
  })
})

it('a preprint item has the roll that its liner is printed on, and who prints it', () => {
  const prePrintDesign = { rollWidth: 1600, repeat: 891, webs: 1, lanes: 3 }
  const preprintCost = { ...emptySections.preprintCost, printedBy: 'Pressline' }
  const printed = (printProcess: string) =>
    said(
      jobTicket(ticketInput({ product: { ...slotted, printProcess }, prePrintDesign, preprintCost })).print,
    )
  expect(printed('PREPRINT')).toMatchObject({
    ...{ 'Printed by': 'Pressline', 'Roll width': '1,600 mm', Repeat: '891 mm', Lanes: '3' },
  })
  expect(printed('FLEXO')).not.toHaveProperty('Roll width')
})

it('inks stand in the order of the units, with what is known of them', () => {
  const inkCoverages = [
    { key: 'k1', inkCode: 'S-ORANGE', stereoCode: 'ST-1', printCoverage: 20 },
    { key: 'k2', inkCode: '', stereoCode: '', printCoverage: null },
  ]
  const printing = { ...emptySections.printing, inkCoverages }
  const inks = [{ code: 'S-ORANGE', name: 'Safety orange', colour: '#F26A1B', process: 'FLEXO' }]
  expect(jobTicket(ticketInput({ product: slotted, printing }, { facts: { inks } })).sides).toEqual([
    {
      name: 'Front',
      inks: [
        {
          position: 1,
          code: 'S-ORANGE',
          name: 'Safety orange',
          colour: '#F26A1B',
          stereo: 'ST-1',
          coverage: '20 %',
        },
        { position: 2, code: '', name: '', colour: '', stereo: '', coverage: '' },
      ],
    },
  ])
})
