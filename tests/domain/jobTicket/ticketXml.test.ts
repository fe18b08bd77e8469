import { expect, it } from 'vitest'
import { jobTicket } from '#domain/jobTicket'
import { emptySections } from '#domain/quoteItem'
import { ticketXml } from '../../../domain/itemXml/ticketXml.ts'
import { dieCut, palletised, routed, slotted, ticketInput } from './builders.ts'

/** Every text of a value, however deep; not the drawings, which the XML has as what they are made from. */
function textsIn(value: unknown, name = ''): string[] {
  if (name === 'entities' || name === 'chains' || name === 'picture') return []
  if (typeof value === 'string') return value === '' ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, key))
}

it('the XML of an item has every text that its ticket prints', () => {
  for (const product of [slotted, dieCut]) {
    const inkCoverages = [{ key: 'k1', inkCode: 'S-ORANGE', stereoCode: 'ST-1', printCoverage: 20 }]
    const item = palletised(
      routed({ ...emptySections, product, printing: { ...emptySections.printing, inkCoverages } }),
    )
    const { reference, files, undrawn, ...ticket } = jobTicket(
      ticketInput(
        { ...item, compliance: { ...emptySections.compliance, isFscCompliant: true } },
        { item: { isOnHold: true }, purchaseOrder: 'PO-7' },
      ),
    )
    const xml = ticketXml({ reference, files, undrawn, ...ticket })
    const texts = textsIn(ticket)
    expect(texts.length).toBeGreaterThan(40)
    expect(texts.filter(text => !xml.includes(text))).toEqual([])
  }
})
