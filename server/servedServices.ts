import type { Service } from '#contract/endpoint'
import { services } from '#contract/index'
import type { Connection, Database } from './database/database.ts'
import type { DocumentPool } from './documents/documentPool.ts'
import type { PalletPool } from './engines/palletPool.ts'
import type { Handlers } from './http/mount.ts'
import type { DesignService } from './integrations/design/designService.ts'
import type { FileStore } from './integrations/files/fileStore.ts'
import type { LabelPrinter } from './integrations/labels/labelPrinter.ts'
import type { Lgx } from './integrations/lgx/lgx.ts'
import { configHandlers } from './services/config/routes.ts'
import { configAdminHandlers } from './services/config-admin/routes.ts'
import { costingHandlers } from './services/costing/routes.ts'
import { customerHandlers } from './services/customer/routes.ts'
import { designHandlers } from './services/design/routes.ts'
import type { Masters } from './services/engine/masters.ts'
import { engineHandlers } from './services/engine/routes.ts'
import { lgxHandlers } from './services/lgx/routes.ts'
import { masterHandlers } from './services/masters/routes.ts'
import { createNotifier } from './services/messaging/notifier.ts'
import { messagingHandlers } from './services/messaging/routes.ts'
import { pricingHandlers } from './services/pricing/routes.ts'
import { pricingAdminHandlers } from './services/pricing-admin/routes.ts'
import type { CatalogueAnswers } from './services/products/catalogue/catalogueAnswers.ts'
import { catalogueHandlers } from './services/products/catalogue/catalogueRoutes.ts'
import { quoteHandlers } from './services/quote/routes.ts'
import { quoteWorklistHandlers } from './services/quote-worklist/routes.ts'
import type { Definitions } from './services/quoteItem/definition.ts'
import { reportHandlers } from './services/report/routes.ts'
import { securityHandlers } from './services/security/routes.ts'
import { workflowHandlers } from './services/workflow/routes.ts'
import { workflowBuilderHandlers } from './services/workflow-builder/routes.ts'

/** What the calls answer from. */
export interface Serving {
  readonly connection: Connection
  /** What the handlers ask: the connection's own database, or one that also keeps the claims of requests. */
  readonly db: Database
  readonly lgx: Lgx
  readonly labels: LabelPrinter
  readonly designService: DesignService
  readonly files: FileStore
  readonly masters: Masters
  readonly definitions: Definitions
  readonly catalogue: CatalogueAnswers
  readonly documents: DocumentPool
  readonly palletPool: PalletPool
  readonly rightsChanged: () => void
  readonly wakeJobs: () => void
  readonly today: () => string
  readonly timeZone: string
  readonly origin: string
  readonly version: string
  readonly buildDate: string
}

/** A service of the contract with what answers its calls. */
export interface ServedService {
  readonly name: string
  readonly rows: Service
  readonly handlers: Handlers<Service>
}

// Rows and handlers fit each other here; whoever mounts them needs no more than that.
const served = <S extends Service>(name: string, rows: S, handlers: Handlers<S>): ServedService => ({
  name,
  rows,
  handlers: handlers as unknown as Handlers<Service>,
})

/** Every call of the contract with what answers it, however it is asked: over HTTP, or inside a browser. */
export function servedServices(serving: Serving): readonly ServedService[] {
  const { connection, db, lgx, labels, files, designService, masters, definitions, documents, palletPool } =
    serving
  const { catalogue, rightsChanged, wakeJobs, today, timeZone, origin, version, buildDate } = serving
  const notifier = createNotifier({ origin, wake: wakeJobs, today })
  const changed = () => {
    rightsChanged()
    masters.forget()
    catalogue.forget()
  }
  const maintenance = { connection, version, buildDate, forget: changed, wakeJobs }
  return [
    served('security', services.security, securityHandlers(db, rightsChanged, today)),
    served('config', services.config, configHandlers(db, masters.forget)),
    served('config-admin', services.configAdmin, configAdminHandlers(maintenance)),
    served('masters', services.masters, masterHandlers(db, changed)),
    served('customer', services.customer, customerHandlers(db, today, masters)),
    served('product', services.product, catalogueHandlers(db, catalogue)),
    served(
      'quote',
      services.quote,
      quoteHandlers({
        ...{ db, lgx, labels, files, definitions, masters, today, timeZone, notifier, origin, wakeJobs },
        ...{ designService, documents },
      }),
    ),
    served(
      'report',
      services.report,
      reportHandlers({ db, files, definitions, masters, documents, today, timeZone, wakeJobs }),
    ),
    served('workflow', services.workflow, workflowHandlers({ db, lgx, definitions, notifier })),
    served('workflow-builder', services.workflowBuilder, workflowBuilderHandlers(db)),
    served('messaging', services.messaging, messagingHandlers({ db, wakeJobs, origin })),
    served(
      'quote-worklist',
      services.quoteWorklist,
      quoteWorklistHandlers({ db, lgx, definitions, labels, today, timeZone }),
    ),
    served('lgx', services.lgx, lgxHandlers({ db, lgx, wakeJobs, today })),
    served('engine', services.engine, engineHandlers({ db, masters, palletPool, wakeJobs })),
    served('pricing', services.pricing, pricingHandlers(masters)),
    served('pricing-admin', services.pricingAdmin, pricingAdminHandlers({ db, masters, wakeJobs })),
    served(
      'design',
      services.design,
      designHandlers({ db, lgx, definitions, files, designService, masters, wakeJobs }),
    ),
    served('costing', services.costing, costingHandlers({ db, lgx, wakeJobs })),
  ]
}
