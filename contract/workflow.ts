import { z } from 'zod'
import { scope } from '#domain/access'
import { endpoint, type Service } from './endpoint.ts'
import { flag, id, repeated } from './listQuery.ts'
import { Standing } from './standing.ts'

export const OfferedAction = z
  .object({
    code: z.string(),
    name: z.string(),
    kind: z.enum(['work', 'step', 'close']),
    target: z.string().nullable(),
    dialog: z
      .object({
        title: z.string(),
        text: z.string(),
        reasons: z.array(z.object({ code: z.string(), name: z.string() })),
        commentRequired: z.boolean(),
      })
      .nullable(),
    allowed: z.boolean(),
    reason: z.string(),
  })
  .meta({ id: 'OfferedAction' })

export const HistoryEntry = z
  .object({
    id: z.number(),
    at: z.string(),
    who: z.string(),
    whoName: z.string(),
    action: z.string(),
    actionName: z.string(),
    fromStep: z.string(),
    fromStepName: z.string(),
    toStep: z.string(),
    toStepName: z.string(),
    reason: z.string(),
    comment: z.string(),
  })
  .meta({ id: 'HistoryEntry' })
export type HistoryEntry = z.infer<typeof HistoryEntry>

export const WorkflowDetails = z
  .object({
    actionOk: z.boolean(),
    actionMessage: z.string(),
    /** What is worth knowing of how it went, beside that it did; shown as information. */
    message: z.string(),
    ...Standing.shape,
    /** The row's action in a worklist. */
    rowAction: z.enum(['ACCEPT', 'RELEASE']),
    holdAction: z.enum(['ONHOLD', 'OFFHOLD']),
    /** Whether the row that was acted on goes off its list; without a list, whether the item waits nowhere any more. */
    removedFromWorklist: z.boolean(),
    actions: z.array(OfferedAction),
  })
  .meta({ id: 'WorkflowDetails' })
export type WorkflowDetails = z.infer<typeof WorkflowDetails>

export const WorkflowAnswer = z
  .object({
    details: WorkflowDetails,
    /** What has to be asked before the action can happen: the action's dialog when it was sent without it. */
    dialogs: z.array(z.object({ action: z.string(), title: z.string(), text: z.string() })),
    history: z.array(HistoryEntry),
  })
  .meta({ id: 'WorkflowAnswer' })
export type WorkflowAnswer = z.infer<typeof WorkflowAnswer>

export const StepState = z
  .object({
    code: z.string(),
    name: z.string(),
    sequence: z.number(),
    state: z.enum(['done', 'current', 'ahead', 'bypassed']),
    owners: z.array(z.string()),
    ownerNames: z.array(z.string()),
    why: z.string(),
  })
  .meta({ id: 'StepState' })

/** How an item went through its workflow. */
export const ItemWorkflowReport = z
  .object({
    workflowId: z.number(),
    reference: z.string(),
    template: z.string(),
    templateVersion: z.number(),
    step: z.string(),
    stepName: z.string(),
    isFinal: z.boolean(),
    /** The steps it was at, in the order it came to them, with the hours it was there. */
    stays: z.array(
      z.object({
        step: z.string(),
        stepName: z.string(),
        from: z.string(),
        /** null: it is there now. */
        to: z.string().nullable(),
        hours: z.number(),
        leftBy: z.string(),
        action: z.string(),
      }),
    ),
  })
  .meta({ id: 'ItemWorkflowReport' })

const viewQuote = scope('VIEW_QUOTE')

export const workflow = {
  details: endpoint({
    method: 'GET',
    path: '/workflow/Details',
    summary: 'Where an item stands, what may be done with it and why not, and its history',
    right: viewQuote,
    query: z.object({
      workflowId: id,
      allowByPassDesign: flag.optional(),
      allowByPassPricing: flag.optional(),
      allowByPassCustomerService: flag.optional(),
      plantCode: z.string().max(30).optional(),
      customerCode: z.string().max(20).optional(),
      parentItemId: id.optional(),
      shippingMethod: z.string().max(30).optional(),
      isHideArtChangeActionOption: flag.optional(),
    }),
    response: WorkflowAnswer,
    problems: ['not-found'],
  }),
  report: endpoint({
    method: 'GET',
    path: '/workflow/Details/WorkflowReport',
    summary: 'How items went through their workflow: where they were, how long, and who moved them on',
    right: viewQuote,
    query: z.object({ workflowIds: repeated(id).pipe(z.array(z.number()).min(1).max(200)) }),
    response: z.array(ItemWorkflowReport),
    problems: ['not-found'],
  }),
  steps: endpoint({
    method: 'GET',
    path: '/workflow/Steps',
    summary: "The steps of an item's workflow and how far it has come",
    right: viewQuote,
    query: z.object({ wfId: id }),
    response: z.array(StepState),
    problems: ['not-found'],
  }),
  action: endpoint({
    method: 'POST',
    path: '/workflow/Action',
    once: true,
    summary: 'Acts on an item. An action that is refused answers with actionOk false and the reason',
    right: viewQuote,
    body: z.object({
      action: z.string().min(1).max(40),
      quoteId: id,
      quoteItemId: id,
      /** Acted on in a row of a worklist; `removedFromWorklist` of the answer is about that row. */
      isWorklist: z.boolean().default(false),
      /** In a row of new work, which stays while its order is open. */
      isNewwork: z.boolean().default(false),
      /** The row is to go, whatever the action does. */
      isRemoveFromList: z.boolean().default(false),
      reason: z.string().trim().max(60).default(''),
      comment: z.string().trim().max(2000).default(''),
      /** The hash key the person saw; when given and outdated, the action is refused as stale. */
      hashKey: z.string().max(60).optional(),
    }),
    response: WorkflowAnswer,
    problems: ['not-found', 'stale'],
  }),
  update: endpoint({
    method: 'POST',
    path: '/workflow/Update',
    summary: 'Evaluates the workflow again after a change of product, plant or bypass flags',
    right: viewQuote,
    body: z.object({
      workflowId: id,
      quoteItemId: id,
      allowByPassDesign: z.boolean().optional(),
      allowByPassPricing: z.boolean().optional(),
      allowByPassCustomerService: z.boolean().optional(),
      plantCode: z.string().max(30).optional(),
      autoRoute: z.boolean().default(false),
    }),
    response: WorkflowAnswer,
    problems: ['not-found', 'rule-failed'],
  }),
} satisfies Service
