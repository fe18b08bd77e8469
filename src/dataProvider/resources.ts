import { config } from '#contract/config'
import { customer } from '#contract/customer'
import type { Endpoint } from '#contract/endpoint'
import { masters } from '#contract/masters'
import { messaging } from '#contract/messaging'
import { quoteNewWork } from '#contract/newWork'
import { pricingAdmin } from '#contract/pricing-admin'
import { product } from '#contract/product'
import { report } from '#contract/report'
import { security } from '#contract/security'
import { workflowBuilder } from '#contract/workflow-builder'
import type { MasterKind, Right } from '#domain/access'

type Id = string | number

/** How a resource of react-admin maps to the calls of the contract. */
export interface ResourceRow {
  readonly list: Endpoint
  /** The filter that answers these records only; without it they are picked out of the whole list. */
  readonly byIds?: ((ids: readonly Id[]) => Readonly<Record<string, unknown>>) | undefined
  /** The call that answers one record by its `id`; without it the record is picked out of the list. */
  readonly one?: Endpoint | undefined
  /** The call that saves a record on the version it was read at, or makes a new one; its body is the record. */
  readonly save?: Endpoint | undefined
  /** The call that makes a new one, where that is another than `save`. */
  readonly create?: Endpoint | undefined
  /** The call that deletes a record, and what it is told of it. */
  readonly remove?: Removal | undefined
  /** What each of react-admin's actions on the resource needs; an action without a row is refused. */
  readonly rights: Readonly<Partial<Record<ResourceAction, Right>>>
}

interface Removal {
  readonly call: Endpoint
  readonly input: (id: Id) => { readonly params?: object; readonly query?: object }
}

export type ResourceAction = 'list' | 'show' | 'create' | 'edit' | 'delete' | 'export'

/** A list that can be read and exported by whoever has the right of its call. */
const readable = (list: Endpoint, byIds?: ResourceRow['byIds']): ResourceRow => ({
  list,
  byIds,
  rights: { list: list.right, show: list.right, export: list.right },
})

interface KeptCalls extends Pick<ResourceRow, 'list' | 'byIds' | 'one' | 'remove' | 'create'> {
  readonly save: Endpoint
}

/** A list that its administrators change: reading by the list's right, everything else by that of the save. */
const kept = ({ list, save, byIds, ...calls }: KeptCalls): ResourceRow => ({
  ...readable(list, byIds),
  ...calls,
  save,
  rights: {
    list: list.right,
    show: list.right,
    export: list.right,
    create: save.right,
    edit: save.right,
    delete: save.right,
  },
})

interface MasterCalls extends Omit<KeptCalls, 'remove'> {
  /** Deletes it by the call that all kinds share, */
  readonly kind?: MasterKind
  /** or by one of its own. */
  readonly remove?: Endpoint
}

/** What a master is kept by: one of `kind` and `remove` says how it is deleted. */
const master = ({ kind, remove, ...calls }: MasterCalls & ({ kind: MasterKind } | { remove: Endpoint })) =>
  kept({
    ...calls,
    remove:
      remove === undefined
        ? { call: masters.remove, input: key => ({ params: { kind, key: String(key) } }) }
        : { call: remove, input: id => ({ params: { id } }) },
  })

/** Masters that are few enough to be picked out of the whole list. */
const fewRows = () => ({ state: 'all' })

const byNumbers = (ids: readonly Id[]) => ({ state: 'all', ids: ids.map(Number) })

/** Every resource by its name, which is its address: what `<Resource>`, routes and rights know it by. */
export const resources = {
  customers: readable(customer.customers, ids => ({ id: ids.map(String) })),
  products: readable(customer.products, ids => ({ ids: ids.map(String) })),
  prodcat: readable(product.search, ids => ({ ids: ids.map(Number) })),
  'customers/items': readable(customer.items),
  'customers/orders': readable(customer.orders),
  'customers/samples': readable(customer.samples),
  boardgrades: readable(config.boardGrades),
  manualOrders: kept({
    list: quoteNewWork.manualOrders,
    one: quoteNewWork.manualOrder,
    create: quoteNewWork.saveManualOrder,
    save: quoteNewWork.updateManualOrder,
    remove: { call: quoteNewWork.deleteManualOrder, input: orderId => ({ query: { orderId } }) },
  }),
  'admin/users': master({
    kind: 'user',
    list: security.users,
    save: security.saveUser,
    byIds: byNumbers,
    one: security.user,
  }),
  'admin/roles': master({ kind: 'role', list: security.roles, save: security.saveRole, byIds: fewRows }),
  'admin/scopes': master({ kind: 'scope', list: security.scopes, save: security.saveScope, byIds: fewRows }),
  'admin/workgroups': master({
    kind: 'workgroup',
    list: security.workgroups,
    save: security.saveWorkgroup,
    byIds: fewRows,
  }),
  'admin/plants': master({
    kind: 'plant',
    list: config.plantMasters,
    save: config.savePlant,
    byIds: fewRows,
  }),
  'admin/inks': master({ kind: 'ink', list: config.inks, save: config.saveInk, byIds: byNumbers }),
  'admin/inkgroups': master({
    kind: 'inkGroup',
    list: config.inkGroups,
    save: config.saveInkGroup,
    byIds: fewRows,
  }),
  'admin/boardgrade': master({
    kind: 'boardGrade',
    list: config.boardGradeMaintenance,
    save: config.saveBoardGrade,
    byIds: fewRows,
  }),
  'admin/marginfloors': master({
    kind: 'marginFloor',
    list: config.marginFloors,
    save: config.saveMarginFloor,
    byIds: fewRows,
  }),
  'admin/priceterms': master({
    kind: 'priceTerms',
    list: config.priceTerms,
    save: config.savePriceTerms,
    byIds: fewRows,
  }),
  'admin/rehearsals': master({
    kind: 'rehearsal',
    list: pricingAdmin.rehearsals,
    save: pricingAdmin.saveRehearsal,
    byIds: fewRows,
  }),
  'rehearsals/items': readable(pricingAdmin.rehearsalItems),
  'admin/catalogue': master({
    kind: 'catalogueProduct',
    list: product.catalogueMasters,
    save: product.saveCatalogueProduct,
    byIds: byNumbers,
  }),
  'admin/ordertypes': master({
    kind: 'orderType',
    list: config.orderTypeMasters,
    save: config.saveOrderType,
    byIds: fewRows,
  }),
  'admin/flutes': master({
    kind: 'flute',
    list: config.fluteMasters,
    save: config.saveFlute,
    byIds: fewRows,
  }),
  'admin/styles': master({
    kind: 'ownStyle',
    list: config.ownStyleMasters,
    save: config.saveOwnStyle,
    byIds: fewRows,
  }),
  'admin/trucktypes': master({
    kind: 'truckType',
    list: config.truckTypeMasters,
    save: config.saveTruckType,
    byIds: fewRows,
  }),
  'admin/workflow/templates': readable(workflowBuilder.templates),
  'admin/workflow/templatesteps': kept({
    list: workflowBuilder.templateSteps,
    save: workflowBuilder.saveTemplateStep,
  }),
  'admin/workflow/templateactions': master({
    list: workflowBuilder.templateStepActions,
    save: workflowBuilder.saveTemplateStepAction,
    remove: workflowBuilder.deleteTemplateStepAction,
  }),
  'admin/workflow/actiondialogs': kept({
    list: workflowBuilder.stepActionDialogs,
    save: workflowBuilder.saveStepActionDialog,
  }),
  'admin/workflow/steps': master({
    list: workflowBuilder.steps,
    save: workflowBuilder.saveStep,
    remove: workflowBuilder.deleteStep,
    byIds: fewRows,
  }),
  'admin/workflow/stepworkgroups': master({
    list: workflowBuilder.stepWorkGroups,
    save: workflowBuilder.saveStepWorkGroup,
    remove: workflowBuilder.deleteStepWorkGroup,
    byIds: fewRows,
  }),
  'admin/workflow/actions': master({
    list: workflowBuilder.actions,
    save: workflowBuilder.saveAction,
    remove: workflowBuilder.deleteAction,
    byIds: fewRows,
  }),
  'admin/workflow/options': master({
    list: workflowBuilder.options,
    save: workflowBuilder.saveOption,
    remove: workflowBuilder.deleteOption,
    byIds: fewRows,
  }),
  'admin/workflow/categories': master({
    list: workflowBuilder.templateCategories,
    save: workflowBuilder.saveTemplateCategory,
    remove: workflowBuilder.deleteTemplateCategory,
    byIds: fewRows,
  }),
  'admin/workflow/fields': master({
    kind: 'workflowField',
    list: workflowBuilder.fields,
    save: workflowBuilder.saveField,
    byIds: fewRows,
  }),
  'admin/workflow/notifications': master({
    list: workflowBuilder.notifications,
    save: workflowBuilder.saveNotification,
    remove: workflowBuilder.deleteNotification,
    byIds: fewRows,
  }),
  'admin/messages/templates': master({
    kind: 'messageTemplate',
    list: messaging.templates,
    save: messaging.saveTemplate,
    byIds: fewRows,
  }),
  'admin/messages/options': master({
    kind: 'messageOption',
    list: messaging.options,
    save: messaging.saveOption,
    byIds: fewRows,
  }),
  'admin/quotetexts': master({
    kind: 'quoteText',
    list: report.quoteTexts,
    save: report.saveQuoteText,
    byIds: fewRows,
  }),
  'admin/messages/deliverylog': readable(messaging.deliveryLog),
} as const satisfies Record<string, ResourceRow>

export type ResourceName = keyof typeof resources
