import { config } from './config.ts'
import { configAdmin } from './config-admin.ts'
import { costing } from './costing.ts'
import { customer } from './customer.ts'
import { design } from './design.ts'
import type { Service } from './endpoint.ts'
import { engine } from './engine.ts'
import { lgx } from './lgx.ts'
import { masters } from './masters.ts'
import { messaging } from './messaging.ts'
import { pricing } from './pricing.ts'
import { pricingAdmin } from './pricing-admin.ts'
import { product } from './product.ts'
import { quote } from './quote.ts'
import { quoteWorklist } from './quote-worklist.ts'
import { report } from './report.ts'
import { security } from './security.ts'
import { workflow } from './workflow.ts'
import { workflowBuilder } from './workflow-builder.ts'

/** The services by their names. */
export type Services = {
  readonly security: typeof security
  readonly config: typeof config
  readonly configAdmin: typeof configAdmin
  readonly masters: typeof masters
  readonly customer: typeof customer
  readonly product: typeof product
  readonly quote: typeof quote
  readonly quoteWorklist: typeof quoteWorklist
  readonly workflow: typeof workflow
  readonly workflowBuilder: typeof workflowBuilder
  readonly messaging: typeof messaging
  readonly lgx: typeof lgx
  readonly engine: typeof engine
  readonly pricing: typeof pricing
  readonly pricingAdmin: typeof pricingAdmin
  readonly costing: typeof costing
  readonly design: typeof design
  readonly report: typeof report
}

/** Every service with its calls: what the server must answer and the reference pages print. */
export const services: Services = {
  security,
  config,
  configAdmin,
  masters,
  customer,
  product,
  quote,
  quoteWorklist,
  workflow,
  workflowBuilder,
  messaging,
  lgx,
  engine,
  pricing,
  pricingAdmin,
  costing,
  design,
  report,
} satisfies Record<string, Service>
