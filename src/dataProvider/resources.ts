import { config } from '#contract/config'
import { customer } from '#contract/customer'
import { messaging } from '#contract/messaging'
import { quoteNewWork } from '#contract/newWork'
import { pricingAdmin } from '#contract/pricing-admin'
import { product } from '#contract/product'
import { report } from '#contract/report'
import { security } from '#contract/security'
import { workflowBuilder } from '#contract/workflow-builder'
import { byNumbers, fewRows, kept, master, type ResourceRow, readable } from './resourceRow.ts'

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
    knownBy: 'values',
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
  'admin/roles': master({
    kind: 'role',
    list: security.roles,
    knownBy: 'values',
    save: security.saveRole,
    byIds: fewRows,
  }),
  'admin/scopes': master({
    kind: 'scope',
    list: security.scopes,
    knownBy: 'values',
    save: security.saveScope,
    byIds: fewRows,
  }),
  'admin/workgroups': master({
    kind: 'workgroup',
    list: security.workgroups,
    knownBy: 'values',
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
    knownBy: 'values',
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
    knownBy: 'values',
    save: config.saveOrderType,
    byIds: fewRows,
  }),
  'admin/rates': master({
    kind: 'rate',
    list: config.rateMasters,
    save: config.saveRate,
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
    knownBy: 'text',
    save: workflowBuilder.saveTemplateStep,
  }),
  'admin/workflow/templateactions': master({
    list: workflowBuilder.templateStepActions,
    knownBy: 'text',
    save: workflowBuilder.saveTemplateStepAction,
    remove: workflowBuilder.deleteTemplateStepAction,
  }),
  'admin/workflow/actiondialogs': kept({
    list: workflowBuilder.stepActionDialogs,
    knownBy: 'text',
    save: workflowBuilder.saveStepActionDialog,
  }),
  'admin/workflow/steps': master({
    list: workflowBuilder.steps,
    knownBy: 'text',
    save: workflowBuilder.saveStep,
    remove: workflowBuilder.deleteStep,
    byIds: fewRows,
  }),
  'admin/workflow/stepworkgroups': master({
    list: workflowBuilder.stepWorkGroups,
    knownBy: 'text',
    save: workflowBuilder.saveStepWorkGroup,
    remove: workflowBuilder.deleteStepWorkGroup,
    byIds: fewRows,
  }),
  'admin/workflow/actions': master({
    list: workflowBuilder.actions,
    knownBy: 'text',
    save: workflowBuilder.saveAction,
    remove: workflowBuilder.deleteAction,
    byIds: fewRows,
  }),
  'admin/workflow/options': master({
    list: workflowBuilder.options,
    knownBy: 'text',
    save: workflowBuilder.saveOption,
    remove: workflowBuilder.deleteOption,
    byIds: fewRows,
  }),
  'admin/workflow/categories': master({
    list: workflowBuilder.templateCategories,
    knownBy: 'text',
    save: workflowBuilder.saveTemplateCategory,
    remove: workflowBuilder.deleteTemplateCategory,
    byIds: fewRows,
  }),
  'admin/workflow/fields': master({
    kind: 'workflowField',
    list: workflowBuilder.fields,
    knownBy: 'text',
    save: workflowBuilder.saveField,
    byIds: fewRows,
  }),
  'admin/workflow/notifications': master({
    list: workflowBuilder.notifications,
    knownBy: 'text',
    save: workflowBuilder.saveNotification,
    remove: workflowBuilder.deleteNotification,
    byIds: fewRows,
  }),
  'admin/messages/templates': master({
    kind: 'messageTemplate',
    list: messaging.templates,
    knownBy: 'text',
    save: messaging.saveTemplate,
    byIds: fewRows,
  }),
  'admin/messages/options': master({
    kind: 'messageOption',
    list: messaging.options,
    knownBy: 'text',
    save: messaging.saveOption,
    byIds: fewRows,
  }),
  'admin/quotetexts': master({
    kind: 'quoteText',
    list: report.quoteTexts,
    knownBy: 'text',
    save: report.saveQuoteText,
    byIds: fewRows,
  }),
  'admin/messages/deliverylog': readable(messaging.deliveryLog),
} as const satisfies Record<string, ResourceRow>

export type ResourceName = keyof typeof resources
