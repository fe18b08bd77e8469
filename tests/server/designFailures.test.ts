import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { jobs } from '../../server/database/schema/index.ts'
import type { DesignService } from '../../server/integrations/design/designService.ts'
import { DesignServiceFailure } from '../../server/integrations/design/designServiceFailure.ts'
import type { FileStore } from '../../server/integrations/files/fileStore.ts'
import { inDatabase } from '../../server/integrations/files/inDatabase.ts'
import { Problem } from '../../server/problem/problem.ts'
import {
  atDesign,
  check,
  type Designs,
  designRunner,
  generated,
  openDesigns,
  path,
  start,
} from './designSteps.ts'
import { saveProduct } from './quoteSteps.ts'

let { connection, server, design, runner } = {} as Designs
beforeAll(async () => {
  ;({ connection, server, design, runner } = await openDesigns())
})
afterAll(() => server.close())
beforeEach(() => {
  design.behaviour = {}
})

const designer = () => server.as('designer')

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
    const item = await atDesign(server)
    design.behaviour = failing
    expect(await generated(server, item, runner)).toMatchObject({
      status: 'Failed',
      finished: true,
      success: false,
      message: said,
      files: [],
      ardFileName: '',
    })
    design.behaviour = {}
    expect(await generated(server, item, runner)).toMatchObject({ success: true, message: '' })
  })

  it('designgen-service-down: files that can’t be kept are not available', async () => {
    const item = await atDesign(server)
    const away: FileStore = {
      ...inDatabase(connection.db),
      put: () => Promise.reject(new Problem('unavailable', 'The file store is away.')),
    }
    expect(
      await generated(server, item, designRunner(connection, { designService: design.real, files: away })),
    ).toMatchObject({
      message: 'Design Files Not Available - The file store is away.',
      files: [],
    })
    design.behaviour = {
      generate: async (...given) => {
        const made = await design.real.generate(...given)
        return { ...made, files: [{ role: 'dxf', fileName: '../x.exe', content: Buffer.from('MZ') }] }
      },
    }
    expect((await generated(server, item, runner)).message).toMatch(
      /^Design Files Not Available - \.\.\/x\.exe has characters/,
    )
  })

  it('designgen-timeout: is ended when its time is over, by itself and by who looks', async () => {
    const item = await atDesign(server)
    const endless: DesignService['generate'] = (_, signal) =>
      new Promise((_resolve, reject) => {
        const end = () => reject(signal.reason)
        // On a busy machine the time is over before it is asked.
        if (signal.aborted) end()
        else signal.addEventListener('abort', end)
      })
    const hasty = designRunner(connection, {
      designService: { ...design.real, generate: endless },
      limitMs: 20,
    })
    expect(await generated(server, item, hasty)).toMatchObject({
      finished: true,
      message: 'ESKO Generation Timeout',
    })

    const { jobId } = (await start(server, item)).body.runs[0]
    const longAgo = new Date(Date.now() - 301_000)
    await connection.db
      .update(jobs)
      .set({ state: 'Running', startedAt: longAgo, heartbeatAt: new Date() })
      .where(eq(jobs.id, jobId))
    expect(await check(server, item)).toMatchObject({ finished: true, message: 'ESKO Generation Timeout' })
  })

  it('is cancelled while it goes on: nothing of it is kept', async () => {
    const item = await atDesign(server)
    const before = await generated(server, item, runner)
    let release: () => void = () => undefined
    const released = new Promise<void>(resolve => {
      release = resolve
    })
    let begun: () => void = () => undefined
    const isDrawing = new Promise<void>(resolve => {
      begun = resolve
    })
    design.behaviour = {
      generate: async (...given) => {
        begun()
        await released
        return design.real.generate(...given)
      },
    }
    await saveProduct(designer(), item, { length: 555 })
    await start(server, item)
    const running = runner.drain()
    await isDrawing
    expect((await check(server, item)).stage).toEqual({ name: 'Drawing', done: 1, of: 3 })
    const cancelled = await designer().delete(path('ClearEskoFiles'), { id: item.itemId, onlyCancel: true })
    expect(cancelled.body).toMatchObject({
      finished: true,
      success: false,
      message: 'Cancelled by Owen Castell.',
    })
    release()
    await running
    const after = await check(server, item)
    expect([after.status, after.files]).toEqual(['Failed', before.files])
  })
})
