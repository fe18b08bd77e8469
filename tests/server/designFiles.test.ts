import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { atDesign, check, type Designs, generated, named, openDesigns, path, start } from './designSteps.ts'
import { uploaded } from './fileSteps.ts'
import { carton, createItem, loadItem, saveProduct } from './quoteSteps.ts'

let { server, design, runner } = {} as Designs
beforeAll(async () => {
  ;({ server, design, runner } = await openDesigns())
})
afterAll(() => server.close())
beforeEach(() => {
  design.behaviour = {}
})

const designer = () => server.as('designer')

describe('the generation of an item’s design files', () => {
  it('designgen-start: is a job that is polled until it has ended', async () => {
    const item = await atDesign(server)
    expect(await check(server, item)).toMatchObject({
      status: null,
      finished: false,
      success: false,
      files: [],
    })
    const { body } = await start(server, item)
    expect(body.message).toBe('Generating Design')
    expect(body.runs).toMatchObject([{ status: 'Queued', finished: false, startedBy: 'Owen Castell' }])
    await runner.drain()
    expect(await check(server, item)).toMatchObject({ status: 'Success', finished: true, success: true })
  })

  it('designgen-success: files, pictures and documents are there, and the item says their names', async () => {
    const item = await atDesign(server)
    const found = await generated(server, item, runner)
    const reference = (await loadItem(designer(), item)).reference
    const stem = `DP-${reference}`
    expect(found).toMatchObject({
      projectNo: stem,
      ardFileName: `${stem}.ard`,
      mfgFileName: `${stem}.mfg`,
      isStandIn: true,
      source: '',
    })
    expect(found.files.map(({ role }) => role).sort()).toEqual([
      '2d',
      '3d',
      'ard',
      'artwork',
      'cf2',
      'dxf',
      'mfg',
      'pdf',
      'svg',
    ])
    const listed = await designer().get('/quote/QuoteDocument', {
      quoteId: item.quoteId,
      quoteProductId: item.itemId,
    })
    expect(listed.body).toHaveLength(9)
    expect(found.quoteDocuments).toHaveLength(9)
    const { design, findings } = await loadItem(designer(), item)
    expect(design).toMatchObject({
      designProjectNo: stem,
      ardFileName: `${stem}.ard`,
      isArdFileExisted: true,
      mfgFileName: `${stem}.mfg`,
    })
    expect(
      findings.filter(({ field }: { field: string }) => /ardFileName|designProjectNo/.test(field)),
    ).toEqual([])
    const dxf = await designer().get(`/quote/QuoteDocument/DesignFile/${named(found).dxf?.documentId}`)
    expect(dxf.body).toContain('AC1009')
  })

  it('goes on once at a time', async () => {
    const item = await atDesign(server)
    const first = await start(server, item)
    const second = await designer().post('/ws/generateFiles', { quoteItemId: item.itemId })
    expect(second.body.jobId).toBe(first.body.runs[0].jobId)
    await runner.drain()
    expect((await start(server, item)).body.runs[0].jobId).not.toBe(first.body.runs[0].jobId)
    await runner.drain()
  })

  it('keeps what is drawn anew as the next version, and what is the same as it was', async () => {
    const item = await atDesign(server)
    const first = named(await generated(server, item, runner))
    const same = named(await generated(server, item, runner))
    expect(same.dxf).toEqual(first.dxf)
    await saveProduct(designer(), item, { length: 480 })
    const next = named(await generated(server, item, runner))
    expect(next.dxf).toMatchObject({ documentId: first.dxf?.documentId, version: 2 })
    expect((await check(server, item)).origin).toMatchObject({ product: { length: 480 } })
  })

  it('leaves what somebody has put there under the same name', async () => {
    const item = await atDesign(server)
    const stem = `DP-${(await loadItem(designer(), item)).reference}`
    const theirs = await uploaded(server, item, {
      fileName: `${stem}.ard`,
      content: Buffer.from('a real one'),
      login: 'designer',
    })
    const found = await generated(server, item, runner)
    expect(found.ardFileName).toBe(`${stem}-2.ard`)
    expect(named(found).ard?.documentId).not.toBe(theirs.id)
    expect((await loadItem(designer(), item)).design.ardFileName).toBe(`${stem}-2.ard`)
  })

  it('is refused while the item can’t be drawn, field by field, and to who may not change it', async () => {
    const item = await createItem(server.as('salesrep'))
    await saveProduct(server.as('salesrep'), item, { ...carton, length: null })
    const { status, body } = await start(server, item, server.as('salesrep'))
    expect([status, body.detail]).toEqual([422, "The design can't be drawn yet: Length is required."])
    expect(body.errors.map((error: { path: string }) => error.path)).toEqual(['length'])
    const held = await atDesign(server)
    expect((await start(server, held, server.as('salesrep'))).status).toBe(403)
    const refused = await start(server, held, server.as('designer2'))
    expect([refused.status, refused.body.detail]).toEqual([403, 'The item is assigned to Owen Castell.'])
    expect((await start(server, held, server.as('salesrep2'))).status).toBe(403)
    expect((await designer().put(path('StartGenerateDesign'), { quoteProductBoxId: 999_999 })).status).toBe(
      404,
    )
    expect((await designer().put(path('StartGenerateDesign'), {})).status).toBe(400)
  })
})
