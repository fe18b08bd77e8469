import { config } from '#contract/config'
import { customer } from '#contract/customer'
import type { Endpoint } from '#contract/endpoint'
import { messaging } from '#contract/messaging'
import { security } from '#contract/security'
import { workflowBuilder } from '#contract/workflow-builder'
import type { Right } from '#domain/access'

type Id = string | number

/** How a resource of react-admin maps to the calls of the contract. */
export interface ResourceRow {
  readonly list: Endpoint
  /** The filter that answers these records only; without it they are picked out of the whole list. */
  readonly byIds?: (ids: readonly Id[]) => Readonly<Record<string, unknown>>
  /** What each of react-admin's actions on the resource needs; an action without a row is refused. */
  /** The call that answers one record by its `id`; without it the record is picked out of the list. */
  readonly one?: Endpoint
  readonly rights: Readonly<Partial<Record<ResourceAction, Right>>>
}

export type ResourceAction = 'list' | 'show' | 'create' | 'edit' | 'delete' | 'export'

/** A list that can be read and exported by whoever has the right of its call. */
const readable = (list: Endpoint, byIds?: ResourceRow['byIds']): ResourceRow => ({
  list,
  ...(byIds === undefined ? {} : { byIds }),
  rights: { list: list.right, show: list.right, export: list.right },
})

interface MasterCalls {
  readonly list: Endpoint
  readonly save: Endpoint
  readonly byIds: ResourceRow['byIds']
  readonly one?: Endpoint
}

/** A list that its administrators change: reading by the list's right, everything else by that of the save. */
const master = ({ list, save, byIds, one }: MasterCalls): ResourceRow => ({
  ...readable(list, byIds),
  ...(one === undefined ? {} : { one }),
  rights: {
    list: list.right,
    show: list.right,
    export: list.right,
    create: save.right,
    edit: save.right,
    delete: save.right,
  },
})

/** Masters that are few enough to be picked out of the whole list. */
const fewRows = () => ({ state: 'all' })

/** Every resource, by the name it has in `<Resource>`, in routes and in translations. */
export const resources = {
  customers: readable(customer.customers, ids => ({ id: ids.map(String) })),
  boardGrades: readable(config.boardGrades),
  users: master({
    list: security.users,
    save: security.saveUser,
    byIds: ids => ({ state: 'all', ids: ids.map(Number) }),
    one: security.user,
  }),
  roles: master({ list: security.roles, save: security.saveRole, byIds: fewRows }),
  scopes: master({ list: security.scopes, save: security.saveScope, byIds: fewRows }),
  plants: master({ list: config.plantMasters, save: config.savePlant, byIds: fewRows }),
  inks: master({
    list: config.inks,
    save: config.saveInk,
    byIds: ids => ({ state: 'all', ids: ids.map(Number) }),
  }),
  inkGroups: master({ list: config.inkGroups, save: config.saveInkGroup, byIds: fewRows }),
  truckTypes: master({ list: config.truckTypeMasters, save: config.saveTruckType, byIds: fewRows }),
  boardGradeMasters: master({
    list: config.boardGradeMaintenance,
    save: config.saveBoardGrade,
    byIds: fewRows,
  }),
  workgroups: master({ list: security.workgroups, save: security.saveWorkgroup, byIds: fewRows }),
  deliveryLog: readable(messaging.deliveryLog),
  messageTemplates: master({ list: messaging.templates, save: messaging.saveTemplate, byIds: fewRows }),
  messageOptions: master({ list: messaging.options, save: messaging.saveOption, byIds: fewRows }),
  workflowTemplates: readable(workflowBuilder.templates),
  templateSteps: readable(workflowBuilder.templateSteps),
  templateStepActions: readable(workflowBuilder.templateStepActions),
  stepActionDialogs: readable(workflowBuilder.stepActionDialogs),
  workflowSteps: master({ list: workflowBuilder.steps, save: workflowBuilder.saveStep, byIds: fewRows }),
  workflowActions: master({
    list: workflowBuilder.actions,
    save: workflowBuilder.saveAction,
    byIds: fewRows,
  }),
  stepWorkgroups: master({
    list: workflowBuilder.stepWorkGroups,
    save: workflowBuilder.saveStepWorkGroup,
    byIds: fewRows,
  }),
  workflowOptions: master({
    list: workflowBuilder.options,
    save: workflowBuilder.saveOption,
    byIds: fewRows,
  }),
  templateCategories: master({
    list: workflowBuilder.templateCategories,
    save: workflowBuilder.saveTemplateCategory,
    byIds: fewRows,
  }),
  workflowNotifications: master({
    list: workflowBuilder.notifications,
    save: workflowBuilder.saveNotification,
    byIds: fewRows,
  }),
  workflowFields: master({ list: workflowBuilder.fields, save: workflowBuilder.saveField, byIds: fewRows }),
} as const satisfies Record<string, ResourceRow>
