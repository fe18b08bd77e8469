import { asc, eq } from 'drizzle-orm'
import type { workflowBuilder } from '#contract/workflow-builder'
import { type TabKey, tabLabels, validationTabIds } from '#domain/validation'
import type { Database } from '../../database/database.ts'
import { masterOrProblem, saveMaster } from '../../database/masters.ts'
import { pageRows } from '../../database/pageRows.ts'
import {
  workflowActions,
  workflowFields,
  workflowNotifications,
  workflowOptions,
  workflowSteps,
  workflowStepWorkgroups,
  workflowTemplateCategories,
  workflowTemplates,
  workgroups,
} from '../../database/schema/index.ts'
import type { Handlers } from '../../http/mount.ts'
import { Problem } from '../../http/problem.ts'
import { freezePublished } from './drafts.ts'
import { actions, categories, fields, notifications, options, steps, stepWorkGroups } from './masters.ts'
import { migrate } from './migrate.ts'
import { removals } from './removals.ts'
import { defs } from './rules.ts'
import {
  deleteDialog,
  deleteTemplateStep,
  deleteTemplateStepAction,
  saveDialog,
  saveTemplateStep,
  saveTemplateStepAction,
} from './saveParts.ts'
import { saveRule, saveRules } from './saveRules.ts'
import { simulate } from './simulate.ts'
import { templateDetail } from './templateDetail.ts'
import { templateLog } from './templateLog.ts'
import { dialogRows, templateStepActionRows, templateStepRows, validationRows } from './templateParts.ts'
import { deleteTemplate, publish, saveTemplate, templateRows } from './templates.ts'

/** A row whose code is its id, as lists and forms want it. */
const coded = <Row extends { readonly code: string }>(row: Row) => ({ id: row.code, ...row })

const refuse = (path: string, message: string): never => {
  throw new Problem('rule-failed', message, { errors: [{ path, message }] })
}

async function assertWorkgroup(tx: Database, code: string): Promise<void> {
  const rows = await tx.select().from(workgroups).where(eq(workgroups.code, code))
  if (rows.length === 0) refuse('workgroupCode', `There is no workgroup ${code}.`)
}

async function assertPublished(tx: Database, name: string): Promise<void> {
  const rows = await tx
    .select({ status: workflowTemplates.status })
    .from(workflowTemplates)
    .where(eq(workflowTemplates.name, name))
  if (!rows.some(row => row.status === 'published')) {
    refuse('templateName', `No version of ${name} is published.`)
  }
}

/** Handlers of the workflow builder: definitions, their parts, and what fields must be at their steps. */
export function workflowBuilderHandlers(db: Database): Handlers<typeof workflowBuilder> {
  /** Every write: one transaction, and what is published is kept as it was before. */
  const write = <Answer>(work: (tx: Database) => Promise<Answer>): Promise<Answer> =>
    db.transaction(async tx => {
      await freezePublished(tx)
      return work(tx)
    })
  const remove = <Id extends string | number>(
    removal: (tx: Database, who: string, id: Id) => Promise<unknown>,
    who: string,
    id: Id,
  ) =>
    write(async tx => {
      await removal(tx, who, id)
      return { id, templateId: null }
    })
  return {
    steps: async ({ query }) =>
      pageRows((await db.select().from(workflowSteps).orderBy(asc(workflowSteps.code))).map(coded), query),
    saveStep: ({ person, body: { id, version, ...values } }) =>
      write(async tx => {
        if (id !== undefined && id !== values.code) refuse('code', 'The code of a step cannot change.')
        return coded(await saveMaster(tx, person.login, steps, { id, version }, values, coded))
      }),
    deleteStep: ({ person, params: { id } }) => remove(removals.step, person.login, id),

    stepWorkGroups: async ({ query }) =>
      pageRows(
        await db
          .select()
          .from(workflowStepWorkgroups)
          .orderBy(asc(workflowStepWorkgroups.stepCode), asc(workflowStepWorkgroups.id)),
        query,
      ),
    saveStepWorkGroup: ({ person, body: { id, version, ...values } }) =>
      write(async tx => {
        await masterOrProblem(tx, steps, values.stepCode)
        await assertWorkgroup(tx, values.workgroupCode)
        return saveMaster(tx, person.login, stepWorkGroups, { id, version }, values)
      }),
    deleteStepWorkGroup: ({ person, params: { id } }) => remove(removals.stepWorkGroup, person.login, id),

    actions: async ({ query }) =>
      pageRows(
        (await db.select().from(workflowActions).orderBy(asc(workflowActions.code))).map(coded),
        query,
      ),
    saveAction: ({ person, body: { id, version, ...values } }) =>
      write(async tx => {
        if (id !== undefined && id !== values.code) refuse('code', 'The code of an action cannot change.')
        return coded(await saveMaster(tx, person.login, actions, { id, version }, values, coded))
      }),
    deleteAction: ({ person, params: { id } }) => remove(removals.action, person.login, id),

    options: async ({ query }) =>
      pageRows(
        await db
          .select()
          .from(workflowOptions)
          .orderBy(asc(workflowOptions.actionCode), asc(workflowOptions.sequence), asc(workflowOptions.id)),
        query,
      ),
    saveOption: ({ person, body: { id, version, ...values } }) =>
      write(async tx => {
        await masterOrProblem(tx, actions, values.actionCode)
        return saveMaster(tx, person.login, options, { id, version }, values)
      }),
    deleteOption: ({ person, params: { id } }) => remove(removals.option, person.login, id),

    templateCategories: async ({ query }) =>
      pageRows(
        await db.select().from(workflowTemplateCategories).orderBy(asc(workflowTemplateCategories.id)),
        query,
      ),
    saveTemplateCategory: ({ person, body: { id, version, ...values } }) =>
      write(async tx => {
        if (values.isActive) await assertPublished(tx, values.templateName)
        return saveMaster(tx, person.login, categories, { id, version }, values)
      }),
    deleteTemplateCategory: ({ person, params: { id } }) =>
      remove(removals.templateCategory, person.login, id),

    templates: async ({ query }) => pageRows(await templateRows(db), query),
    saveTemplate: ({ person, body }) => write(tx => saveTemplate(tx, person.login, body)),
    deleteTemplate: ({ person, params: { id } }) => write(tx => deleteTemplate(tx, person.login, id)),
    template: ({ params: { id } }) => templateDetail(db, id),
    templateLog: ({ params: { id } }) => templateLog(db, id),
    publish: ({ person, params: { id }, body }) => write(tx => publish(tx, person.login, id, body.version)),
    simulate: ({ params: { id } }) => simulate(db, id),
    migrate: ({ person, params: { id }, body }) => write(tx => migrate(tx, person.login, id, body)),

    stepActionDialogs: async ({ query }) => pageRows(await dialogRows(db, query.filter?.templateId), query),
    saveStepActionDialog: ({ person, body }) => write(tx => saveDialog(tx, person.login, body)),
    deleteStepActionDialog: ({ person, params: { id } }) => write(tx => deleteDialog(tx, person.login, id)),

    templateSteps: async ({ query }) => pageRows(await templateStepRows(db, query.filter?.templateId), query),
    saveTemplateStep: ({ person, body }) => write(tx => saveTemplateStep(tx, person.login, body)),
    deleteTemplateStep: ({ person, params: { id } }) => write(tx => deleteTemplateStep(tx, person.login, id)),

    templateStepActions: async ({ query }) =>
      pageRows(await templateStepActionRows(db, query.filter?.templateId), query),
    saveTemplateStepAction: ({ person, body }) => write(tx => saveTemplateStepAction(tx, person.login, body)),
    deleteTemplateStepAction: ({ person, params: { id } }) =>
      write(tx => deleteTemplateStepAction(tx, person.login, id)),

    notifications: async ({ query }) =>
      pageRows(await db.select().from(workflowNotifications).orderBy(asc(workflowNotifications.id)), query),
    saveNotification: ({ person, body: { id, version, ...values } }) =>
      write(async tx => {
        if (values.actionCode !== null) await masterOrProblem(tx, actions, values.actionCode)
        if (values.stepCode !== null) await masterOrProblem(tx, steps, values.stepCode)
        if (values.recipient === 'address' && values.address === '') {
          refuse('address', 'Address is required')
        }
        return saveMaster(tx, person.login, notifications, { id, version }, values)
      }),
    deleteNotification: ({ person, params: { id } }) => remove(removals.notification, person.login, id),

    tabs: async () =>
      Object.entries(validationTabIds).map(([key, id]) => ({ id, key, label: tabLabels[key as TabKey] })),
    fields: async ({ query }) =>
      pageRows(
        await db
          .select()
          .from(workflowFields)
          .orderBy(asc(workflowFields.tabId), asc(workflowFields.label), asc(workflowFields.id)),
        query,
      ),
    saveField: ({ person, body: { id, version, ...values } }) =>
      write(async tx => {
        if (!Object.values(validationTabIds).includes(values.tabId)) {
          refuse('tabId', `No tab has the id ${values.tabId}.`)
        }
        return saveMaster(tx, person.login, fields, { id, version }, values)
      }),
    defs: async () => [...defs],
    validations: async ({ query }) => pageRows(await validationRows(db, query.filter?.templateId), query),
    saveValidation: ({ person, body }) => write(tx => saveRule(tx, person.login, body)),
    saveValidations: ({ person, body }) => write(tx => saveRules(tx, person.login, body)),
  }
}
