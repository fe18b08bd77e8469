import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { checkedHeader } from '#contract/client'
import type { ClientConfig } from '#contract/clientConfig'
import type { Connection } from './database/database.ts'
import { claimingDatabase } from './database/requestClaim.ts'
import { createDocumentPool, type DocumentPool } from './documents/documentPool.ts'
import { createPalletPool, type PalletPool } from './engines/palletPool.ts'
import { addCanonicalOrigin } from './http/canonicalOrigin.ts'
import { checkInput } from './http/checkInput.ts'
import { addProblems, answerError } from './http/errors.ts'
import { addFiles, fileTimeout } from './http/files/addFiles.ts'
import { addHealth } from './http/health.ts'
import { hear } from './http/hear.ts'
import { addItemSchema } from './http/itemSchema.ts'
import { discreet } from './http/logging.ts'
import { type Authenticate, mount } from './http/mount.ts'
import type { LookEvery } from './http/readiness.ts'
import { addOpenApi, addReference } from './http/reference.ts'
import { createRequestLimit } from './http/requestLimit.ts'
import { addSecurityHeaders } from './http/security.ts'
import { serializeBySchema } from './http/serialize.ts'
import { refuseUnreadable } from './http/unreadable.ts'
import { addWebApplication } from './http/webApplication.ts'
import { addHub } from './hub/addHub.ts'
import type { DevelopmentProvider } from './identity/developmentProvider.ts'
import { providerRoutes } from './identity/providerRoutes.ts'
import { ownIssuer } from './identity/session/ownIssuer.ts'
import { sessionRoutes } from './identity/session/sessionRoutes.ts'
import { outsideIssuer } from './identity/session/tokenIssuer.ts'
import { builtInDesign } from './integrations/design/builtIn.ts'
import type { DesignService } from './integrations/design/designService.ts'
import type { FileStore } from './integrations/files/fileStore.ts'
import { inDatabase } from './integrations/files/inDatabase.ts'
import { builtInLabels } from './integrations/labels/builtIn.ts'
import type { LabelPrinter } from './integrations/labels/labelPrinter.ts'
import type { Lgx } from './integrations/lgx/lgx.ts'
import type { Mail } from './integrations/mail/mail.ts'
import { outbox } from './integrations/mail/outbox.ts'
import { rightsChannel } from './person/people.ts'
import { personOf } from './person/personOf.ts'
import { servedServices } from './servedServices.ts'
import { createMasters, type Masters } from './services/engine/masters.ts'
import { assertMayJoin } from './services/hub/assertMayJoin.ts'
import { catalogueChannel, createCatalogueAnswers } from './services/products/catalogue/catalogueAnswers.ts'
import { createDefinitions } from './services/quoteItem/definition.ts'
import type { SignInSession } from './signIn.ts'

export interface AppDeps {
  readonly connection: Connection
  readonly authenticate: Authenticate
  readonly lgx: Lgx
  /** What prints labels; left out: they are kept to be opened. */
  readonly labels?: LabelPrinter
  /** What keeps design projects and draws; left out: our own engine does. */
  readonly designService?: DesignService
  /** What keeps files; left out: the database does. */
  readonly files?: FileStore
  /** What sends mail; left out: the built-in outbox. */
  readonly mail?: Mail
  /** Threads that lay documents out and that plan pallets, closed by who made them; left out: of its own. */
  readonly documents?: DocumentPool
  readonly palletPool?: PalletPool
  readonly clientConfig: ClientConfig
  /** The engines' master data; left out: its own view of the database. */
  readonly masters?: Masters
  /** Told when what people may do has changed: whoever remembers rights reads them anew. */
  readonly rightsChanged?: () => void
  /** Tells the process's runner that there is background work; left out: some other process runs it. */
  readonly wakeJobs?: () => void
  /** Today as `YYYY-MM-DD`, where the company works. */
  readonly today: () => string
  /** IANA name of the time zone the company works in; UTC unless said. */
  readonly timeZone?: string
  /** Where browsers reach the product, e.g. `https://quotes.example`; left out: nothing is said about it. */
  readonly origin?: string
  /** Mounted under `/oidc`; needs the origin that it speaks for. */
  readonly developmentProvider?: DevelopmentProvider
  /** What keeps refresh tokens out of reach of the page's scripts; left out: nobody has any. */
  readonly session?: SignInSession
  /** The built web application; left out: calls only. */
  readonly webDirectory?: string
  readonly logger?: FastifyServerOptions['logger']
  readonly bodyLimit?: number
  readonly requestTimeout?: number
  readonly trustProxy?: boolean
  /** Requests that a person may make in a minute; left out: any number. */
  readonly requestsAMinute?: number
  /** Whether `/docs` and `/openapi.json` are answered, and source maps handed out; they are unless said. */
  readonly showDocs?: boolean
  readonly showSourceMaps?: boolean
  /** Milliseconds between two looks at what the product depends on. */
  readonly looksEvery?: Partial<LookEvery>
}

const isRequestId = /^[\w.-]{1,80}$/

function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === 'string' && isRequestId.test(given) ? given : randomUUID()
}

/** The service, whole but not listening: tests inject requests into it, `main` lets it listen. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const { connection, authenticate, clientConfig, requestTimeout = 30_000 } = deps
  const db = claimingDatabase(connection.db)
  const app = Fastify({
    logger: discreet(deps.logger ?? false),
    frameworkErrors: answerError,
    clientErrorHandler: refuseUnreadable,
    genReqId: request => requestIdOf(request.headers['x-request-id']),
    bodyLimit: deps.bodyLimit ?? 1_048_576,
    requestTimeout: Math.max(requestTimeout, fileTimeout),
    http: { headersTimeout: requestTimeout },
    trustProxy: deps.trustProxy ?? false,
    // A text in a path may be as long as an address: the row, not the router, says at which field it is too long.
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 16_384 },
  })
  app.setValidatorCompiler(checkInput)
  app.setSerializerCompiler(serializeBySchema)
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  addProblems(app)
  app.decorate('requestLimit', createRequestLimit(deps.requestsAMinute ?? 0))
  app.decorate('answersOnce', {
    db,
    onNotKept: (error: unknown) => app.log.warn({ err: error }, 'answer not kept for another try'),
  })
  if (deps.developmentProvider !== undefined && deps.origin !== undefined) {
    addCanonicalOrigin(app, deps.origin)
  }
  addSecurityHeaders(app, clientConfig, deps.origin?.startsWith('https:') ?? false)
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
  await addFiles(app, requestTimeout)
  await addOpenApi(app, clientConfig.version)

  const definitions = createDefinitions(db)
  const catalogue = createCatalogueAnswers(db)
  const rightsChanged = () => {
    deps.rightsChanged?.()
    definitions.forget()
  }
  const mail = deps.mail ?? outbox(db)
  const files = deps.files ?? inDatabase(db)
  const designService = deps.designService ?? builtInDesign(db)
  const labels = deps.labels ?? builtInLabels
  const own = <Pool extends { close(): Promise<void> }>(pool: Pool): Pool => {
    app.addHook('onClose', () => pool.close())
    return pool
  }
  const broke = (what: string) => ({
    onBroken: (error: Error) => app.log.error({ err: error }, `${what} thread broke`),
  })
  const documents = deps.documents ?? own(createDocumentPool(broke('document')))
  const palletPool = deps.palletPool ?? own(createPalletPool(broke('palletisation')))
  const { lgx } = deps
  const served = servedServices({
    ...{ connection, db, lgx, labels, files, designService, documents, palletPool, rightsChanged },
    ...{ today: deps.today, timeZone: deps.timeZone ?? 'UTC', origin: deps.origin ?? '' },
    masters: deps.masters ?? createMasters(db),
    ...{ definitions, catalogue },
    wakeJobs: deps.wakeJobs ?? (() => undefined),
    version: clientConfig.version,
    buildDate: clientConfig.buildDate,
  })
  for (const { name, rows, handlers } of served) mount(app, name, rows, handlers, authenticate)

  const recheckHub = await addHub(app, {
    assertMayJoin: (person, group) => assertMayJoin(db, person, group),
    find: login => personOf(db, login),
    connection,
    authenticate,
  })
  const rightsHeard = () => {
    rightsChanged()
    recheckHub()
  }
  hear(app, connection, rightsChannel, rightsHeard, rightsHeard)
  hear(app, connection, catalogueChannel, catalogue.forget, catalogue.forget)

  addHealth(app, {
    db,
    engine: connection.engine,
    version: clientConfig.version,
    every: deps.looksEvery,
    systems: [
      { name: 'LGX', adapter: lgx.adapter, isReachable: lgx.isReachable },
      { name: 'Mail', adapter: mail.adapter, isReachable: mail.isReachable },
      { name: 'Label printer', adapter: labels.adapter, isReachable: labels.isReachable },
      { name: 'Files', adapter: files.adapter, isReachable: files.isReachable },
      { name: 'Design service', adapter: designService.adapter, isReachable: designService.isReachable },
    ],
  })
  if (deps.showDocs ?? true) addReference(app)
  addItemSchema(app)
  app.get('/config.json', { schema: { hide: true } }, async (_, reply) => {
    reply.header(checkedHeader, 'yes')
    return clientConfig
  })
  if (deps.developmentProvider !== undefined) {
    await app.register(providerRoutes('/oidc', deps.developmentProvider.callback))
  }
  if (deps.session !== undefined) {
    const { issuer, isOwn, timeoutMs, ...session } = deps.session
    const isSecure = deps.origin?.startsWith('https:') ?? false
    const asked = isOwn ? ownIssuer(app, issuer) : outsideIssuer(issuer, timeoutMs)
    await app.register(sessionRoutes({ ...session, issuer: asked, isSecure }))
  }
  await addWebApplication(app, deps.webDirectory, {
    showSourceMaps: deps.showSourceMaps ?? true,
    keepsFiles: clientConfig.keepsFiles,
  })
  return app
}
