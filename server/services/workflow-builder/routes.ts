import { asc, eq } from 'drizzle-orm'
import type { workflowBuilder } from '#contract/workflow-builder'
import { type TabKey, tabLabels, validationTabIds } from '#domain/quoteItem'
import type { Database } from '../../database/database.ts'
import { pageRows } from '../../database/pageRows.ts'
import {
  workflowActions,
  workflowFields,
  workflowSteps,
  workflowTemplateCategories,
  workflowTemplates,
  workgroups,
} from '../../database/schema/index.ts'
import type { Handlers } from '../../http/mount.ts'
import type { Person } from '../../person/person.ts'
import { Problem } from '../../problem/problem.ts'
import { masterOrProblem } from '../masters/masterOrProblem.ts'
import { saveRow } from '../masters/rowMaster.ts'
import { freezePublished } from './drafts.ts'
import {
  actions,
  categories,
  coded,
  fields,
  notifications,
  options,
  steps,
  stepWorkGroups,
} from './masters.ts'
import { migrate } from './migrate.ts'
import { notificationRows, optionRows, ownerRows } from './namedRows.ts'
import { workflowRemovers } from './removers.ts'
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

const refuse = (path: string, message: string): never => {
  throw new Problem('rule-failed', message, { errors: [{ path, message }] })
}

/** The row that was saved just now. */
const oneOf = <Row>([row]: readonly Row[]): Row => {
  if (row === undefined) throw new Error('What was saved is not there.')
  return row
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
  const remove = async <Id extends string | number>(
    kind: keyof typeof workflowRemovers,
    person: Person,
    id: Id,
  ) => {
    await workflowRemovers[kind](db, person, String(id))
    return { id, templateId: null }
  }
  return {
    steps: async ({ query }) =>
      pageRows((await db.select().from(workflowSteps).orderBy(asc(workflowSteps.code))).map(coded), query),
    saveStep: ({ person, body: { id, version, ...values } }) =>
      write(async tx => {
        if (id !== undefined && id !== values.code) refuse('code', 'The code of a step cannot change.')
        return coded(await saveRow(tx, person, steps, { id, version }, values))
      }),
    deleteStep: ({ person, params: { id } }) => remove('workflowStep', person, id),

    stepWorkGroups: async ({ query }) => pageRows(await ownerRows(db), query),
    saveStepWorkGroup: ({ person, body: { id, version, ...values } }) =>
      write(async tx => {
        await masterOrProblem(tx, steps, values.stepCode)
        await assertWorkgroup(tx, values.workgroupCode)
        const saved = await saveRow(tx, person, stepWorkGroups, { id, version }, values)
        return oneOf(await ownerRows(tx, saved.id))
      }),
    deleteStepWorkGroup: ({ person, params: { id } }) => remove('workflowStepWorkgroup', person, id),

    actions: async ({ query }) =>
      pageRows(
        (await db.select().from(workflowActions).orderBy(asc(workflowActions.code))).map(coded),
        query,
      ),
    saveAction: ({ person, body: { id, version, ...values } }) =>
      write(async tx => {
        if (id !== undefined && id !== values.code) refuse('code', 'The code of an action cannot change.')
        return coded(await saveRow(tx, person, actions, { id, version }, values))
      }),
    deleteAction: ({ person, params: { id } }) => remove('workflowAction', person, id),

    options: async ({ query }) => pageRows(await optionRows(db), query),
    saveOption: ({ person, body: { id, version, ...values } }) =>
      write(async tx => {
        await masterOrProblem(tx, actions, values.actionCode)
        const saved = await saveRow(tx, person, options, { id, version }, values)
        return oneOf(await optionRows(tx, saved.id))
      }),
    deleteOption: ({ person, params: { id } }) => remove('workflowOption', person, id),

    templateCategories: async ({ query }) =>
      pageRows(
        await db.select().from(workflowTemplateCategories).orderBy(asc(workflowTemplateCategories.id)),
        query,
      ),
    saveTemplateCategory: ({ person, body: { id, version, ...values } }) =>
      write(async tx => {
        if (values.isActive) await assertPublished(tx, values.templateName)
        return saveRow(tx, person, categories, { id, version }, values)
      }),
    deleteTemplateCategory: ({ person, params: { id } }) => remove('workflowTemplateCategory', person, id),

    templates: async ({ query }) => pageRows(await templateRows(db), query),
    saveTemplate: ({ person, body }) => write(tx => saveTemplate(tx, person, body)),
    deleteTemplate: ({ person, params: { id } }) => write(tx => deleteTemplate(tx, person, id)),
    template: ({ params: { id } }) => templateDetail(db, id),
    templateLog: ({ params: { id } }) => templateLog(db, id),
    publish: ({ person, params: { id }, body }) => write(tx => publish(tx, person.login, id, body.version)),
    simulate: ({ params: { id } }) => simulate(db, id),
    migrate: ({ person, params: { id }, body }) => write(tx => migrate(tx, person.login, id, body)),

    stepActionDialogs: async ({ query }) => pageRows(await dialogRows(db, query.filter?.templateId), query),
    saveStepActionDialog: ({ person, body }) => write(tx => saveDialog(tx, person, body)),
    deleteStepActionDialog: ({ person, params: { id } }) => write(tx => deleteDialog(tx, person, id)),

    templateSteps: async ({ query }) => pageRows(await templateStepRows(db, query.filter?.templateId), query),
    saveTemplateStep: ({ person, body }) => write(tx => saveTemplateStep(tx, person, body)),
    deleteTemplateStep: ({ person, params: { id } }) => write(tx => deleteTemplateStep(tx, person, id)),

    templateStepActions: async ({ query }) =>
      pageRows(await templateStepActionRows(db, query.filter?.templateId), query),
    saveTemplateStepAction: ({ person, body }) => write(tx => saveTemplateStepAction(tx, person, body)),
    deleteTemplateStepAction: ({ person, params: { id } }) =>
      write(tx => deleteTemplateStepAction(tx, person, id)),

    notifications: async ({ query }) => pageRows(await notificationRows(db), query),
    saveNotification: ({ person, body: { id, version, ...values } }) =>
      write(async tx => {
        if (values.actionCode !== null) await masterOrProblem(tx, actions, values.actionCode)
        if (values.stepCode !== null) await masterOrProblem(tx, steps, values.stepCode)
        if (values.recipient === 'address' && values.address === '') {
          refuse('address', 'Address is required')
        }
        const saved = await saveRow(tx, person, notifications, { id, version }, values)
        return oneOf(await notificationRows(tx, saved.id))
      }),
    deleteNotification: ({ person, params: { id } }) => remove('workflowNotification', person, id),

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
        return saveRow(tx, person, fields, { id, version }, values)
      }),
    defs: async () => [...defs],
    validations: async ({ query }) => pageRows(await validationRows(db, query.filter?.templateId), query),
    saveValidation: ({ person, body }) => write(tx => saveRule(tx, person.login, body)),
    saveValidations: ({ person, body }) => write(tx => saveRules(tx, person.login, body)),
  }
}
