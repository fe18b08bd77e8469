import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { GeneratedFiles } from '#contract/design'
import type { Connection } from '../../server/database/database.ts'
import { changeLog, jobs } from '../../server/database/schema/index.ts'
import { builtInDesign } from '../../server/integrations/design/builtIn.ts'
import type { DesignService } from '../../server/integrations/design/designService.ts'
import { DesignServiceFailure } from '../../server/integrations/design/designServiceFailure.ts'
import type { FileStore } from '../../server/integrations/files/fileStore.ts'
import { inDatabase } from '../../server/integrations/files/inDatabase.ts'
import { createJobRunner, type JobRunner } from '../../server/jobs/jobRunner.ts'
import { Problem } from '../../server/problem/problem.ts'
import type { DesignJobDeps } from '../../server/services/design/designJob.ts'
import { designJobHandlers } from '../../server/services/jobs/jobHandlers.ts'
import { uploaded } from './fileSteps.ts'
import { act, carton, createItem, loadItem, saveProduct, submitItem, type TestItem } from './quoteSteps.ts'
import { createTestApp, openDemonstration, type TestApp } from './startTestServer.ts'

let connection: Connection
let server: TestApp
let real: DesignService
/** What the design service does differently in a test. */
let behaviour: Partial<DesignService> = {}
beforeAll(async () => {
  connection = await openDemonstration()
  real = builtInDesign(connection.db)
  const designService: DesignService = {
    adapter: 'built-in',
    isStandIn: true,
    isReachable: () => real.isReachable(),
    createProject: (...given) => (behaviour.createProject ?? real.createProject)(...given),
    ardOf: (...given) => (behaviour.ardOf ?? real.ardOf)(...given),
    ardFromStandards: (...given) => (behaviour.ardFromStandards ?? real.ardFromStandards)(...given),
    generate: (...given) => (behaviour.generate ?? real.generate)(...given),
    synchroniseCompanies: (...given) =>
      (behaviour.synchroniseCompanies ?? real.synchroniseCompanies)(...given),
  }
  server = await createTestApp({ connection, designService })
  runner = aRunner({ designService })
})
afterAll(() => server.close())
beforeEach(() => {
  behaviour = {}
})

let runner: JobRunner
const aRunner = (deps: Partial<DesignJobDeps> = {}): JobRunner => {
  const files = inDatabase(connection.db)
  const handlers = designJobHandlers({ db: connection.db, files, designService: real, ...deps })
  return createJobRunner({ db: connection.db, handlers, retryMs: 0 })
}

const designer = () => server.as('designer')

/** An item at Design, in the hands of the designer. */
async function atDesign(): Promise<TestItem> {
  const item = await submitItem(server)
  await act(designer(), item, 'ACCEPT')
  return item
}

const path = (call: string) => `/quote-esko/EskoInterface/${call}`
const start = ({ itemId }: TestItem, caller = designer()) =>
  caller.put(path('StartGenerateDesign'), { quoteProductBoxId: itemId })
const check = async ({ itemId }: Pick<TestItem, 'itemId'>, caller = designer()): Promise<GeneratedFiles> =>
  (await caller.get(path('CheckGeneratedFiles'), { id: itemId })).body

async function generated(item: TestItem, by = runner): Promise<GeneratedFiles> {
  const started = await start(item)
  expect([started.status, started.body.detail]).toEqual([200, undefined])
  await by.drain()
  return check(item)
}

const named = ({ files }: GeneratedFiles) => Object.fromEntries(files.map(file => [file.role, file]))

describe('the generation of an item’s design files', () => {
  it('designgen-start: is a job that is polled until it has ended', async () => {
    const item = await atDesign()
    expect(await check(item)).toMatchObject({ status: null, finished: false, success: false, files: [] })
    const { body } = await start(item)
    expect(body.message).toBe('Generating Design')
    expect(body.runs).toMatchObject([{ status: 'Queued', finished: false, startedBy: 'Owen Castell' }])
    await runner.drain()
    expect(await check(item)).toMatchObject({ status: 'Success', finished: true, success: true })
  })

  it('designgen-success: files, pictures and documents are there, and the item says their names', async () => {
    const item = await atDesign()
    const found = await generated(item)
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
    const item = await atDesign()
    const first = await start(item)
    const second = await designer().post('/ws/generateFiles', { quoteItemId: item.itemId })
    expect(second.body.jobId).toBe(first.body.runs[0].jobId)
    await runner.drain()
    expect((await start(item)).body.runs[0].jobId).not.toBe(first.body.runs[0].jobId)
    await runner.drain()
  })

  it('keeps what is drawn anew as the next version, and what is the same as it was', async () => {
    const item = await atDesign()
    const first = named(await generated(item))
    const same = named(await generated(item))
    expect(same.dxf).toEqual(first.dxf)
    await saveProduct(designer(), item, { length: 480 })
    const next = named(await generated(item))
    expect(next.dxf).toMatchObject({ documentId: first.dxf?.documentId, version: 2 })
    expect((await check(item)).origin).toMatchObject({ product: { length: 480 } })
  })

  it('leaves what somebody has put there under the same name', async () => {
    const item = await atDesign()
    const stem = `DP-${(await loadItem(designer(), item)).reference}`
    const theirs = await uploaded(server, item, {
      fileName: `${stem}.ard`,
      content: Buffer.from('a real one'),
      login: 'designer',
    })
    const found = await generated(item)
    expect(found.ardFileName).toBe(`${stem}-2.ard`)
    expect(named(found).ard?.documentId).not.toBe(theirs.id)
    expect((await loadItem(designer(), item)).design.ardFileName).toBe(`${stem}-2.ard`)
  })

  it('is refused while the item can’t be drawn, field by field, and to who may not change it', async () => {
    const item = await createItem(server.as('salesrep'))
    await saveProduct(server.as('salesrep'), item, { ...carton, length: null })
    const { status, body } = await start(item, server.as('salesrep'))
    expect([status, body.detail]).toEqual([422, "The design can't be drawn yet: Length is required."])
    expect(body.errors.map((error: { path: string }) => error.path)).toEqual(['length'])
    const held = await atDesign()
    expect((await start(held, server.as('salesrep'))).status).toBe(403)
    expect((await start(held, server.as('salesrep2'))).status).toBe(403)
    expect((await designer().put(path('StartGenerateDesign'), { quoteProductBoxId: 999_999 })).status).toBe(
      404,
    )
    expect((await designer().put(path('StartGenerateDesign'), {})).status).toBe(400)
  })
})

describe('a generation that fails', () => {
  const refusing = (failure: ConstructorParameters<typeof DesignServiceFailure>[1]) => ({
    generate: () => Promise.reject(new DesignServiceFailure('generation', failure)),
  })

  it.each([
    [
      'designgen-failure',
      refusing({ kind: 'refused', detail: 'no licence' }),
      'Esko has raised an Error : no licence',
    ],
    [
      'designgen-service-down',
      refusing({ kind: 'unreachable', detail: '' }),
      'Automation Engine API Not Available',
    ],
    [
      'designgen-service-down',
      {
        createProject: () =>
          Promise.reject(new DesignServiceFailure('project', { kind: 'timeout', detail: '' })),
      },
      'ESKO Timeout',
    ],
  ])('%s: says why, keeps nothing, and may be tried again', async (_, failing, said) => {
    const item = await atDesign()
    behaviour = failing
    expect(await generated(item)).toMatchObject({
      status: 'Failed',
      finished: true,
      success: false,
      message: said,
      files: [],
      ardFileName: '',
    })
    behaviour = {}
    expect(await generated(item)).toMatchObject({ success: true, message: '' })
  })

  it('designgen-service-down: files that can’t be kept are not available', async () => {
    const item = await atDesign()
    const away: FileStore = {
      ...inDatabase(connection.db),
      put: () => Promise.reject(new Problem('unavailable', 'The file store is away.')),
    }
    expect(await generated(item, aRunner({ files: away }))).toMatchObject({
      message: 'Design Files Not Available - The file store is away.',
      files: [],
    })
    behaviour = {
      generate: async (...given) => {
        const made = await real.generate(...given)
        return { ...made, files: [{ role: 'dxf', fileName: '../x.exe', content: Buffer.from('MZ') }] }
      },
    }
    expect((await generated(item)).message).toMatch(
      /^Design Files Not Available - \.\.\/x\.exe has characters/,
    )
  })

  it('designgen-timeout: is ended when its time is over, by itself and by who looks', async () => {
    const item = await atDesign()
    const endless: DesignService['generate'] = (_, signal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    const hasty = aRunner({ designService: { ...real, generate: endless }, limitMs: 20 })
    expect(await generated(item, hasty)).toMatchObject({ finished: true, message: 'ESKO Generation Timeout' })

    const { jobId } = (await start(item)).body.runs[0]
    const longAgo = new Date(Date.now() - 301_000)
    await connection.db
      .update(jobs)
      .set({ state: 'Running', startedAt: longAgo, heartbeatAt: new Date() })
      .where(eq(jobs.id, jobId))
    expect(await check(item)).toMatchObject({ finished: true, message: 'ESKO Generation Timeout' })
  })

  it('is cancelled while it goes on: nothing of it is kept', async () => {
    const item = await atDesign()
    const before = await generated(item)
    let release: () => void = () => undefined
    const released = new Promise<void>(resolve => {
      release = resolve
    })
    let begun: () => void = () => undefined
    const isDrawing = new Promise<void>(resolve => {
      begun = resolve
    })
    behaviour = {
      generate: async (...given) => {
        begun()
        await released
        return real.generate(...given)
      },
    }
    await saveProduct(designer(), item, { length: 555 })
    await start(item)
    const running = runner.drain()
    await isDrawing
    expect((await check(item)).stage).toEqual({ name: 'Drawing', done: 1, of: 3 })
    const cancelled = await designer().delete(path('ClearEskoFiles'), { id: item.itemId, onlyCancel: true })
    expect(cancelled.body).toMatchObject({
      finished: true,
      success: false,
      message: 'Cancelled by Owen Castell.',
    })
    release()
    await running
    const after = await check(item)
    expect([after.status, after.files]).toEqual(['Failed', before.files])
  })
})

describe('other design actions', () => {
  it('designgen-other-actions: generated files are cleared with their names, the project stays', async () => {
    const item = await atDesign()
    const { projectNo } = await generated(item)
    const own = await uploaded(server, item, { fileName: 'Own.pdf', login: 'designer' })
    const cleared = await designer().delete(path('ClearEskoFiles'), { id: item.itemId })
    expect(cleared.body).toMatchObject({
      files: [],
      projectNo,
      ardFileName: '',
      mfgFileName: '',
      origin: null,
    })
    const query = { quoteId: item.quoteId, quoteProductId: item.itemId }
    const left = (await designer().get('/quote/QuoteDocument', query)).body
    expect(left.map(({ id }: { id: number }) => id)).toEqual([own.id])
    expect((await loadItem(designer(), item)).design).toMatchObject({
      designProjectNo: projectNo,
      ardFileName: '',
      isArdFileExisted: false,
    })
  })

  it('designgen-other-actions: a project is created by the service and stored on the item', async () => {
    const item = await atDesign()
    const made = await designer().post('/ws/createProject', { quoteItemId: item.itemId })
    expect(made.body.message).toBe('ESKO Project Created')
    expect((await loadItem(designer(), item)).design.designProjectNo).toBe('')
    const saved = await designer().put('/quote/Quote/EskoProject', {
      quoteItemId: item.itemId,
      projectNo: made.body.projectNo,
    })
    expect([saved.status, saved.body.detail]).toEqual([200, undefined])
    expect((await loadItem(designer(), item)).design.designProjectNo).toBe(made.body.projectNo)
    const updated = await designer().put(path('UpdateProject'), { quoteItemId: item.itemId })
    expect(updated.body).toMatchObject({ projectNo: made.body.projectNo })
    const other = await atDesign()
    const refused = await designer().put(path('UpdateProject'), { quoteItemId: other.itemId })
    expect([refused.status, refused.body.detail]).toEqual([422, 'The item has no project yet.'])
  })

  it('designgen-other-actions: an ARD file is made from standards, kept, and named on the item', async () => {
    const item = await atDesign()
    const ofItem = { quoteItemId: item.itemId }
    expect((await designer().post('/ws/getARDName', ofItem)).body.exists).toBe(false)
    const made = (await designer().post('/ws/generateARDfromStandards', ofItem)).body
    expect(made).toMatchObject({ exists: true, message: 'Esko Generate Design from Standard Successful' })
    expect((await designer().post('/ws/getARDName', ofItem)).body).toEqual({
      ardFileName: made.ardFileName,
      exists: true,
    })
    const saved = await designer().put(path('UpdateDesignEskoDetails'), {
      quoteProductId: item.itemId,
      designProjectNo: made.projectNo,
      ardFileName: made.ardFileName,
      mfgFileName: '',
    })
    expect([saved.status, saved.body.detail]).toEqual([200, undefined])
    expect(saved.body.item.design).toMatchObject({ ardFileName: made.ardFileName, isArdFileExisted: true })
    expect((await check(item)).files.map(({ role }) => role)).toEqual(['ard'])
    // What is generated then is the next version of it, or the same.
    expect((await generated(item)).ardFileName).toBe(made.ardFileName)
  })

  it('design-ard-exists: an ARD file that nobody has is refused where it is named', async () => {
    const item = await atDesign()
    const saved = await designer().put(path('UpdateDesignEskoDetails'), {
      quoteProductId: item.itemId,
      designProjectNo: 'DP-1',
      ardFileName: 'nowhere.ard',
      mfgFileName: '',
    })
    expect([saved.status, saved.body.errors]).toEqual([
      422,
      [{ path: 'design.ardFileName', message: 'There is no file nowhere.ard' }],
    ])
  })

  it('designgen-other-actions: the customer of a quote is synchronised, and the log says so', async () => {
    const item = await atDesign()
    const told: unknown[] = []
    behaviour = {
      synchroniseCompanies: async companies => {
        told.push(...companies)
      },
    }
    const said = 'Quote Customer Synchronized with ESKO'
    const first = await designer().put(path('SyncCustomer'), { id: item.quoteId })
    const second = await designer().put('/quote/Quote/SyncCustomer', { quoteId: item.quoteId })
    const third = await designer().post('/ws/synchroniseCompanies', { customerCodes: ['BLU001'] })
    expect([first, second, third].map(({ body }) => body.message)).toEqual([said, said, said])
    expect(told).toHaveLength(3)
    expect(told[0]).toMatchObject({ customerCode: 'BLU001', customerName: expect.stringMatching(/Blu/) })
    const lines = await connection.db
      .select({ field: changeLog.field })
      .from(changeLog)
      .where(eq(changeLog.quoteId, item.quoteId))
    expect(lines.filter(({ field }) => field === 'customerSynchronized')).toHaveLength(2)
    expect((await designer().post('/ws/synchroniseCompanies', { customerCodes: ['NOBODY'] })).status).toBe(
      404,
    )
    behaviour = {
      synchroniseCompanies: () =>
        Promise.reject(new DesignServiceFailure('company', { kind: 'refused', detail: 'unknown code' })),
    }
    const refused = await designer().put(path('SyncCustomer'), { id: item.quoteId })
    expect([refused.status, refused.body.detail]).toEqual([422, 'ESKO Error : unknown code'])
  })

  it('designgen-service-down: a service that is away is said at the call', async () => {
    const item = await atDesign()
    behaviour = {
      createProject: () =>
        Promise.reject(new DesignServiceFailure('project', { kind: 'unreachable', detail: '' })),
    }
    const away = await designer().post('/ws/createProject', { quoteItemId: item.itemId })
    expect([away.status, away.body.detail]).toEqual([503, 'Automation Engine API Not Available'])
  })
})

describe('the pictures of a design', () => {
  it('are the generated ones, flat, folded and of the artwork', async () => {
    const item = await atDesign()
    const none = await designer().get('/q2o/DesignImage', { quoteItemId: item.itemId })
    expect([none.status, none.body.detail]).toEqual([
      404,
      'Design Files Not Available - no 2D picture was generated',
    ])
    await generated(item)
    for (const [call, query] of [
      ['DesignImage', { image: '2D' }],
      ['DesignImage', { image: '3D' }],
      ['Artwork', {}],
    ] as const) {
      const { status, headers, body } = await designer().get(`/q2o/${call}`, {
        quoteItemId: item.itemId,
        ...query,
      })
      expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml'])
      expect(body).toMatch(/^<svg/)
    }
    const hidden = await server.as('salesrep2').get('/q2o/Artwork', { quoteItemId: item.itemId })
    expect(hidden.status).toBe(403)
  })
})

describe('the items of a quote', () => {
  it('are generated all at once; what can’t be drawn is named and holds nothing up', async () => {
    const rep = server.as('salesrep')
    const item = await createItem(rep)
    await saveProduct(rep, item, carton)
    const added = await rep.post('/quote/Quote/Products', {
      id: item.quoteId,
      products: [{ itemCategory: 'NEW_MANUAL_DESIGN', description: 'Second' }],
    })
    const second = added.body.items[1]
    const { body } = await rep.put(path('StartGenerateDesign'), { quoteId: item.quoteId })
    expect(body.message).toBe('Generating Designs')
    expect(body.runs.map((run: GeneratedFiles) => run.quoteItemId)).toEqual([item.itemId])
    expect(body.refused).toMatchObject([{ quoteItemId: second.id, reference: second.reference }])
    expect(body.refused[0].message).toMatch(/^The design can't be drawn yet: /)
    await runner.drain()
    expect((await check(item, rep)).success).toBe(true)
  })

  it('that are copies start from the files of their source, which are not of their project', async () => {
    const rep = server.as('salesrep')
    const item = await createItem(rep)
    await saveProduct(rep, item, carton)
    await start(item, rep)
    await runner.drain()
    const source = await check(item, rep)
    const copied = await rep.post('/quote/Quote/DuplicateItem', { quoteItemId: item.itemId })
    await runner.drain()
    const copy = await check({ itemId: copied.body.items[0].id }, rep)
    expect(copy).toMatchObject({
      projectNo: '',
      ardFileName: source.ardFileName,
      mfgFileName: source.mfgFileName,
      source: (await loadItem(rep, item)).reference,
      origin: source.origin,
      success: true,
    })
    expect(copy.files.map(({ fileName }) => fileName)).toEqual(source.files.map(({ fileName }) => fileName))
    expect(copy.files[0]?.documentId).not.toBe(source.files[0]?.documentId)
    const quote = await rep.post(`/quote/Quote/Duplicate/${item.quoteId}`, {})
    await runner.drain()
    const whole = await Promise.all(
      quote.body.items.map(({ id }: { id: number }) => check({ itemId: id }, rep)),
    )
    expect(whole.map(({ files }) => files.length)).toEqual([source.files.length, source.files.length])
    expect(
      (await rep.delete('/quote/QuoteItem/DeleteQuoteItem', { quoteItemId: copy.quoteItemId })).status,
    ).toBe(200)
  })
})
