import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptySections, pathOfName, sectionKeys, sections } from '#domain/quoteItem'
import { fieldCases, firstRow, sectionWith } from '../fieldCases.ts'
import { filled } from './filledSections.ts'
import { act, loadItem, makeDesigned, makePriced, submitItem, type TestItem } from './quoteSteps.ts'
import { editableItem, flexoItem, readOnlyItem, saveSection, send, settingOf } from './sectionSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const su = () => server.as('su')

interface Line {
  readonly field: string
  readonly who: string
}

// Every section of the registry, every field of it: what is added there is tested here by being there.
describe.each(sectionKeys)('the section %s', key => {
  const cases = fieldCases(key)
  let item: TestItem
  /** The item as the last save answered it. */
  let now: Awaited<ReturnType<typeof loadItem>>
  const changed: string[] = []
  beforeAll(async () => {
    item = await editableItem(server, key)
    now = await loadItem(su(), item)
  })

  it.each(cases)('keeps $name', async ({ field, cell, name, good }) => {
    const { beside = {}, inRow = {}, good: own = good } = settingOf(key, name)
    const value = cell === null ? own : [{ ...firstRow(key, field), ...inRow, [cell]: own }]
    const values = { ...now[key], ...beside, [field]: value }
    const { status, body } = await send(su(), key, item, now.versions[key], values)
    expect([status, body.errors]).toEqual([200, undefined])
    if (JSON.stringify(now[key][field]) !== JSON.stringify(value)) changed.push(`${key}.${field}`)
    now = body.item
    const stored = now[key][field]
    expect(cell === null ? stored : stored[0][cell]).toEqual(own)
  })

  it('has what its saves answered, and a line in the change log for each field that changed', async () => {
    expect(now[key]).toEqual((await loadItem(su(), item))[key])
    const log: Line[] = (await su().get(`/quote/QuoteLog/${item.quoteId}`)).body
    const own = log.filter(({ who }) => who === 'su')
    expect(changed.filter(name => !own.some(line => line.field.startsWith(name)))).toEqual([])
  })

  it.each(cases)('refuses $name out of range, at its path', async ({ wrong, name, ...place }) => {
    for (const value of wrong) {
      const values = sectionWith(key, place, value)
      const { status, body } = await send(su(), key, item, now.versions[key], values)
      expect([status, body.errors.map(({ path }: { path: string }) => path)]).toEqual([
        400,
        [`${key}.${pathOfName(values, name)}`],
      ])
    }
  })

  it('is stale from an old version: 409 with what is stored and who was faster', async () => {
    const old = await loadItem(su(), item)
    await saveSection(su(), key, item, {})
    const { status, body } = await send(su(), key, item, old.versions[key], old[key])
    expect([status, body.code]).toEqual([409, 'stale'])
    expect(body.detail).toBe(`Ingrid Falk saved this ${sections[key].name} in the meantime.`)
    expect(body.current).toMatchObject({ id: item.itemId, versions: { [key]: old.versions[key] + 1 } })
  })

  it('is nothing to an outsider, who is told why', async () => {
    const theirs = await submitItem(server)
    const { versions } = await loadItem(su(), theirs)
    const { status, body } = await send(
      server.as('salesrep2'),
      key,
      theirs,
      versions[key],
      emptySections[key],
    )
    expect([status, body.detail]).toEqual([
      403,
      `You have no access to quote item ${theirs.quoteId}-1: it belongs to salesrep.`,
    ])
  })

  it('goes into a copy but for what is of the item alone', async () => {
    const source = await editableItem(server, key)
    const saved = await saveSection(su(), key, source, filled[key] ?? {})
    expect([saved.status, saved.body.errors]).toEqual([200, undefined])
    const copy = await su().post('/quote/Quote/DuplicateItem', { quoteItemId: source.itemId })
    const copied = await loadItem(su(), { ...source, itemId: copy.body.items[0].id })
    const { leftBehind = [] }: { leftBehind?: readonly string[] } = sections[key]
    const nothing = Object.entries(emptySections[key]).filter(([name]) => leftBehind.includes(name))
    expect(copied[key]).toEqual({ ...saved.body.item[key], ...Object.fromEntries(nothing) })
  })

  it('is read-only at a step that has no rule for it: each field is refused at its path', async () => {
    const elsewhere = await readOnlyItem(server, key)
    const now = await loadItem(su(), elsewhere)
    expect(now.mayEdit).toBe(true)
    for (const { field, good, kind } of cases.filter(({ cell }) => cell === null)) {
      const another = kind === 'number' ? 7 : 'y'
      const other = kind === 'flag' ? !now[key][field] : good === now[key][field] ? another : good
      const { status, body } = await send(su(), key, elsewhere, now.versions[key], {
        ...now[key],
        [field]: other,
      })
      expect([status, body.errors?.map(({ path }: { path: string }) => path)]).toEqual([
        422,
        [`${key}.${field}`],
      ])
    }
  })
})

describe('what follows from a save in other sections', () => {
  it('is stored with it, said, and logged there: another print process resets the colours', async () => {
    const item = await flexoItem(server)
    await saveSection(su(), 'printing', item, filled.printing ?? {})
    const { body } = await saveSection(su(), 'product', item, { printProcess: 'PREPRINT' })
    expect(body).toMatchObject({
      written: ['product', 'printing'],
      said: expect.arrayContaining(['Colours were reset: the print process changed.']),
      item: {
        versions: { printing: 2 },
        printing: { numberOfColors: null, inkCoverages: [], printCoverage: 80, varnishType: 'GLOSS' },
      },
    })
    const log: Line[] = (await su().get(`/quote/QuoteLog/${item.quoteId}`)).body
    expect(log.map(({ field }) => field)).toContain('printing.inkCoverages[k1]')
  })

  it('asks for no right of its own: a claim is taken back with an approval that the person may not change', async () => {
    const item = await submitItem(server)
    await act(su(), item, 'ACCEPT')
    await saveSection(su(), 'compliance', item, {
      isDangerousGoodsCompliant: true,
      isDangerousGoodsApproved: true,
    })
    await act(su(), item, 'RELEASE')
    const designer = server.as('designer')
    await act(designer, item, 'ACCEPT')
    const refused = await saveSection(designer, 'compliance', item, { isDangerousGoodsApproved: false })
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [
        {
          path: 'compliance.isDangerousGoodsApproved',
          message: 'Dangerous Goods Approved asks for the scope APPROVE_DANGEROUS_GOODS',
        },
      ],
    ])
    const both = { isDangerousGoodsCompliant: false, isDangerousGoodsApproved: false }
    const taken = await saveSection(designer, 'compliance', item, both)
    expect([taken.status, taken.body.item.compliance]).toMatchObject([200, both])
  })
})

describe('an approval', () => {
  it('is given at Approval by somebody with the scope, and asked of nobody else', async () => {
    const item = await submitItem(server)
    const messages = ({ findings }: { findings: { message: string }[] }) =>
      findings.map(({ message }) => message)
    await act(su(), item, 'ACCEPT')
    await makeDesigned(su(), item)
    const claimed = await saveSection(su(), 'compliance', item, {
      isAirFreightCompliant: true,
      isFscCompliant: false,
    })
    expect(messages(claimed.body.item)).toContain('Air Freight Approved is required')
    expect(messages(await loadItem(server.as('salesrep'), item))).not.toContain(
      'Air Freight Approved is required',
    )
    await act(su(), item, 'RELEASE')
    await act(server.as('designer'), item, 'ACCEPT')
    await act(server.as('designer'), item, 'DESIGN_DONE')
    await act(su(), item, 'ACCEPT')
    await makePriced(su(), item)
    await act(su(), item, 'PRICING_DONE')
    await act(su(), item, 'ACCEPT')
    const approved = await saveSection(su(), 'compliance', item, { isAirFreightApproved: true })
    expect([approved.status, approved.body.errors]).toEqual([200, undefined])
    const claim = await saveSection(su(), 'compliance', item, { isFscCompliant: true })
    expect(claim.body.errors).toEqual([
      { path: 'compliance.isFscCompliant', message: 'FSC is read-only at Approval' },
    ])
  })
})
