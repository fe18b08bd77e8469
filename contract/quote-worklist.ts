import { z } from 'zod'
import { any, pageRoles, role } from '#domain/access'
import { durationCodes, figureNames } from '#domain/dashboard'
import { endpoint, type Service } from './endpoint.ts'
import { flag, listQuery, searchText } from './listQuery.ts'
import { newWorkWorklist } from './newWork.ts'
import { sampleWorklist } from './samples.ts'

/** A row of the quote worklist (columns of specification 000 §2). */
export const WorklistRow = z
  .object({
    id: z.number().meta({ description: 'quote item id' }),
    quoteId: z.number(),
    workflowId: z.number(),
    hashKey: z.string(),
    action: z.enum(['ACCEPT', 'RELEASE']),
    holdAction: z.enum(['ONHOLD', 'OFFHOLD']),
    /** Whether the person may take the row's action; `actionReason` says why not. */
    actionAllowed: z.boolean(),
    actionReason: z.string(),
    quoteNumber: z.number(),
    quoteDescription: z.string(),
    itemNo: z.number(),
    reference: z.string(),
    assignmentGroup: z.string(),
    assignee: z.string(),
    assigneeName: z.string(),
    dateInitiated: z.string(),
    dateArrived: z.string(),
    customerName: z.string(),
    customerCode: z.string(),
    productDescription: z.string(),
    currentStep: z.string(),
    initiator: z.string(),
    initiatorName: z.string(),
    customerDueDate: z.string().nullable(),
    isEvisy: z.boolean(),
    plant: z.string(),
    orderQty: z.number().nullable(),
    orderPO: z.string(),
    businessUnit: z.string(),
    drawingNo: z.string(),
    withVendor: z.boolean(),
    sampleStatus: z.string(),
    isPreprint: z.boolean(),
    itemCategory: z.string(),
    productCode: z.string(),
    isOnHold: z.boolean(),
    holdReason: z.string(),
  })
  .meta({ id: 'WorklistRow' })
export type WorklistRow = z.infer<typeof WorklistRow>

/** Columns a worklist can be sorted by. */
export const worklistSorts = [
  'id',
  'quoteNumber',
  'quoteDescription',
  'assignmentGroup',
  'assignee',
  'dateInitiated',
  'dateArrived',
  'customerName',
  'customerCode',
  'productDescription',
  'currentStep',
  'initiator',
  'customerDueDate',
  'plant',
  'orderQty',
  'businessUnit',
  'drawingNo',
  'itemCategory',
  'productCode',
] as const
export type WorklistSort = (typeof worklistSorts)[number]

const operator = z.enum(['is', 'isNot'])

export const quoteWorklist = {
  worklist: endpoint({
    method: 'GET',
    path: '/quote-worklist/Quote/WorkList',
    summary: 'Quote items of a workgroup, of a sales rep, or assigned to the person',
    right: pageRoles.quotes,
    query: listQuery(
      z.object({
        q: searchText.optional(),
        /** true: the items on hold instead of the open ones. */
        isOnHold: z.boolean().optional(),
        plant: z.array(z.string().max(20)).max(50).optional(),
        businessUnit: z.array(z.string().max(20)).max(20).optional(),
        currentStep: z.string().max(30).optional(),
        /** `isNot`: the codes named are the ones left out. */
        operators: z.object({ plant: operator.optional(), businessUnit: operator.optional() }).optional(),
      }),
    ).extend({
      AssignmentGroup: z.string().max(30).optional(),
      salesRepCode: z.string().max(30).optional(),
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
