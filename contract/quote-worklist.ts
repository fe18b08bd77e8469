import { z } from 'zod'
import { any, pageRoles, plantRight, role, scope, signedIn } from '#domain/access'
import { durationCodes, figureNames } from '#domain/dashboard'
import { dueStates, plantStages } from '#domain/quotes'
import { endpoint, type Service } from './endpoint.ts'
import { codesOperator, flag, id, largestStored, listQuery, searchText } from './listQuery.ts'
import { newWorkWorklist } from './newWork.ts'
import { WorklistRow } from './quote-worklist/row.ts'
import { sampleWorklist } from './samples.ts'
import { searchCalls } from './search.ts'

export { RowOffer, WorklistRow, type WorklistSort, worklistSorts } from './quote-worklist/row.ts'

const worklistFilter = z.object({
  q: searchText.optional(),
  /** true: the items on hold instead of the open ones. */
  isOnHold: z.boolean().optional(),
  plant: z.array(z.string().max(20)).max(50).optional(),
  businessUnit: z.array(z.string().max(20)).max(20).optional(),
  currentStep: z.string().max(30).optional(),
  /** Only items whose customer due date stands so: overdue, due soon, in time, or none. */
  due: z.enum(dueStates).optional(),
  operators: z.object({ plant: codesOperator.optional(), businessUnit: codesOperator.optional() }).optional(),
})

const worklistQuery = listQuery(worklistFilter)

const salesRepCode = z.string().max(30).optional()

/** A worklist's columns, order, widths, pins, filters and sort under a name. */
export const SharedView = z
  .object({
    id: z.number(),
    /** The kind of worklist, as the application names it. */
    list: z.string(),
    workgroup: z.string(),
    name: z.string(),
    /** What the application keeps of the view. */
    view: z.record(z.string(), z.unknown()),
    version: z.number(),
    owner: z.string(),
    ownerName: z.string(),
    /** Whether the person may change and delete it. */
    mayEdit: z.boolean(),
  })
  .meta({ id: 'SharedView' })
export type SharedView = z.infer<typeof SharedView>

const listName = z.string().trim().min(1).max(40)
const viewBody = z
  .record(z.string().max(40), z.unknown())
  .refine(view => JSON.stringify(view).length <= 20_000, 'must be at most 20,000 characters')

/** How an action on one of many rows went. */
export const RowResult = z
  .object({
    quoteItemId: z.number(),
    reference: z.string(),
    ok: z.boolean(),
    /** Why it did not happen; empty when it did. */
    message: z.string(),
    /** The row as it stands now; null when there is none, or none for the person. */
    row: WorklistRow.nullable(),
  })
  .meta({ id: 'RowResult' })
export type RowResult = z.infer<typeof RowResult>

export const quoteWorklist = {
  worklist: endpoint({
    method: 'GET',
    path: '/quote-worklist/Quote/WorkList',
    summary: 'Quote items of a workgroup, of a sales rep, or assigned to the person',
    right: pageRoles.quotes,
    query: worklistQuery.extend({
      AssignmentGroup: z.string().max(30).optional(),
      salesRepCode,
      assigntome: flag.optional(),
      myQuotes: flag.optional(),
      myWorklist: flag.optional(),
      dashboard: flag.optional(),
      duration: z.enum(durationCodes).optional(),
      /** With `dashboard`: of which state, and only the items of one figure of the quote statistics. */
      state: z.string().trim().max(10).optional(),
      figure: z.enum(figureNames).optional(),
    }),
    response: z.array(WorklistRow),
    list: true,
  }),
  ...newWorkWorklist,
  ...sampleWorklist,
  ...searchCalls,
  scaWorklist: endpoint({
    method: 'GET',
    path: '/quote-worklist/Quote/sca-worklist',
    summary:
      'Quote items a coordinator and their sales reps started or hold; of one of the reps with salesRepCode',
    right: role('SCA'),
    query: worklistQuery.extend({ salesRepCode }),
    response: z.array(WorklistRow),
    list: true,
  }),
  plantItems: endpoint({
    method: 'GET',
    path: '/quote-worklist/Quote/plant-items',
    summary: "Quote items that are made at the person's plant: ordered lately, on their way, or held",
    right: plantRight,
    query: listQuery(
      worklistFilter.omit({ isOnHold: true }).extend({ stage: z.enum(plantStages).optional() }),
    ),
    response: z.array(WorklistRow),
    list: true,
  }),
  actions: endpoint({
    method: 'POST',
    path: '/quote-worklist/Actions',
    summary: 'Acts on many items, each by itself and with a result of its own',
    right: scope('VIEW_QUOTE'),
    body: z.object({
      action: z.string().min(1).max(40),
      reason: z.string().trim().max(60).default(''),
      comment: z.string().trim().max(2000).default(''),
      items: z
        .array(z.object({ quoteItemId: id, hashKey: z.string().max(60).optional() }))
        .min(1)
        .max(100),
    }),
    response: z.object({ results: z.array(RowResult) }),
  }),
  views: endpoint({
    method: 'GET',
    path: '/quote-worklist/Views',
    summary: "Views of a kind of worklist that are shared with the person's workgroups",
    right: signedIn,
    query: z.object({ list: listName }),
    response: z.array(SharedView),
  }),
  shareView: endpoint({
    method: 'POST',
    path: '/quote-worklist/Views',
    summary: 'Shares a view with a workgroup the person is in; with id and version, changes the shared one',
    right: signedIn,
    body: z.object({
      id: id.optional(),
      version: z.int().min(1).max(largestStored).optional(),
      list: listName,
      workgroup: z.string().trim().min(1).max(30),
      name: z.string().trim().min(1, 'Name is required').max(60),
      view: viewBody,
    }),
    response: SharedView,
    problems: ['not-found', 'already-exists', 'stale'],
  }),
  deleteView: endpoint({
    method: 'DELETE',
    path: '/quote-worklist/Views/{id}',
    summary: 'Deletes a shared view',
    right: signedIn,
    params: z.object({ id }),
    response: z.object({ id: z.number() }),
    problems: ['not-found'],
  }),
  counts: endpoint({
    method: 'GET',
    path: '/quote-worklist/Counts',
    summary: 'What waits in each of the workgroups the person belongs to, and with the person',
    right: any(pageRoles.quotes, role('SAMPLEMAKER')),
    response: z.object({
      assignedToMe: z.number(),
      groups: z.array(z.object({ code: z.string(), count: z.number() })),
      /** Rows of the new-work worklist of each of the person's new-work workgroups. */
      newWork: z.array(z.object({ code: z.string(), count: z.number() })).default([]),
      /** Open sample requests in each of the person's sample workgroups. */
      samples: z.array(z.object({ code: z.string(), count: z.number() })).default([]),
      salesReps: z.array(z.object({ code: z.string(), assignedCount: z.number() })),
    }),
  }),
} satisfies Service
