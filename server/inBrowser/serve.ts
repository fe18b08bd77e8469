import { planPallet } from '#domain/palletisation'
import type { Connection } from '../database/database.ts'
import { rehearseBatch } from '../engines/rehearseBatch.ts'
import { byMockHeader } from '../http/authenticate.ts'
import { builtInDesign } from '../integrations/design/builtIn.ts'
import { inDatabase } from '../integrations/files/inDatabase.ts'
import { builtInLabels } from '../integrations/labels/builtIn.ts'
import { builtInLgx } from '../integrations/lgx/builtIn.ts'
import { outbox } from '../integrations/mail/outbox.ts'
import { createJobRunner, type JobHandler } from '../jobs/jobRunner.ts'
import { createPeople } from '../person/people.ts'
import { servedServices } from '../servedServices.ts'
import { createMasters } from '../services/engine/masters.ts'
import {
  designJobHandlers,
  jobHandlers,
  jobRetries,
  rehearsalJobHandlers,
} from '../services/jobs/jobHandlers.ts'
import { linkOfSending } from '../services/offer/linkOfSending.ts'
import { createCatalogueAnswers } from '../services/products/catalogue/catalogueAnswers.ts'
import { createDefinitions } from '../services/quoteItem/definition.ts'
import { createAnswering } from './answering.ts'
import { emptyDocument } from './emptyDocument.ts'

const timeZone = 'UTC'

/** The server on a database, answering requests at an origin; its background work runs beside them. */
export async function serve(connection: Connection, today: () => string, origin = '') {
  const { db } = connection
  const people = createPeople(db)
  const lgx = builtInLgx(db)
  const files = inDatabase(db)
  const designService = builtInDesign(db)
  const masters = createMasters(db)
  const documents = { print: async () => emptyDocument(), close: async () => undefined }
  const plan = async (question: Parameters<typeof planPallet>[0]) => planPallet(question)
  const ask = async (question: Parameters<typeof rehearseBatch>[0]) => rehearseBatch(question)
  const wakeJobs = () => jobs.wake()
  const definitions = createDefinitions(db)
  const handlers: Readonly<Record<string, JobHandler>> = {
    ...jobHandlers({
      ...{ masters, lgx, db, timeZone },
      mailing: { db, mail: outbox(db), files, linkOf: linkOfSending(db, origin) },
    }),
    ...designJobHandlers({ db, files, designService }),
    ...rehearsalJobHandlers({
      rehearsing: { db, masters, pool: { ask, threads: 1 }, today },
      writing: { db, files, masters, documents, definitions, today, timeZone, wakeJobs },
    }),
  }
  const jobs = createJobRunner({ db, handlers, retries: jobRetries, isAlone: true })
  const served = servedServices({
    ...{ connection, db, lgx, files, designService, masters, documents, wakeJobs, today, timeZone, origin },
    labels: builtInLabels,
    palletPool: { plan, close: async () => undefined },
    definitions,
    catalogue: createCatalogueAnswers(db),
    rightsChanged: () => {
      people.forget()
      definitions.forget()
    },
    version: 'mock',
    buildDate: '',
  })
  await jobs.start()
  return { answer: createAnswering(served, byMockHeader(people)), stop: () => jobs.stop() }
}
