import { expect } from 'vitest'
import type { GeneratedFiles } from '#contract/design'
import type { Connection } from '../../server/database/database.ts'
import { inDatabase } from '../../server/integrations/files/inDatabase.ts'
import { createJobRunner, type JobRunner } from '../../server/jobs/jobRunner.ts'
import type { DesignJobDeps } from '../../server/services/design/designJob.ts'
import { designJobHandlers } from '../../server/services/jobs/jobHandlers.ts'
import { type ChangeableDesign, changeableDesign } from './changeableDesign.ts'
import { act, submitItem, type TestItem } from './quoteSteps.ts'
import { createTestApp, openDemonstration, type TestApp } from './startTestServer.ts'

type Deps = Partial<DesignJobDeps> & Pick<DesignJobDeps, 'designService'>

export function designRunner({ db }: Connection, deps: Deps): JobRunner {
  const handlers = designJobHandlers({ db, files: inDatabase(db), ...deps })
  return createJobRunner({ db, handlers, retryMs: 0 })
}

export interface Designs {
  readonly connection: Connection
  readonly server: TestApp
  readonly design: ChangeableDesign
  readonly runner: JobRunner
}

/** A server whose design service a test can change, and the runner of its jobs. */
export async function openDesigns(): Promise<Designs> {
  const connection = await openDemonstration()
  const design = changeableDesign(connection.db)
  const server = await createTestApp({ connection, designService: design.service })
  return { connection, server, design, runner: designRunner(connection, { designService: design.service }) }
}

/** An item at Design, in the hands of the designer. */
export async function atDesign(server: TestApp): Promise<TestItem> {
  const item = await submitItem(server)
  await act(server.as('designer'), item, 'ACCEPT')
  return item
}

export const path = (call: string) => `/quote-esko/EskoInterface/${call}`

export const start = (server: TestApp, { itemId }: TestItem, caller = server.as('designer')) =>
  caller.put(path('StartGenerateDesign'), { quoteProductBoxId: itemId })

export const check = async (
  server: TestApp,
  { itemId }: Pick<TestItem, 'itemId'>,
  caller = server.as('designer'),
): Promise<GeneratedFiles> => (await caller.get(path('CheckGeneratedFiles'), { id: itemId })).body

export async function generated(server: TestApp, item: TestItem, by: JobRunner): Promise<GeneratedFiles> {
  const started = await start(server, item)
  expect([started.status, started.body.detail]).toEqual([200, undefined])
  await by.drain()
  return check(server, item)
}

export const named = ({ files }: GeneratedFiles) => Object.fromEntries(files.map(file => [file.role, file]))
