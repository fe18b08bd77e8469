import { z } from 'zod'
import { approvalTypes, approvedCode, type Decision, rejectedCode } from '#domain/quoteItem'
import { endpoint, type Service } from '../endpoint.ts'
import { byId, version, words } from './fields.ts'
import { viewQuote } from './rights.ts'
import { storedSections } from './storedSections.ts'

const approvalType = z.enum(approvalTypes.map(({ code }) => code))
const status = z.enum([approvedCode, rejectedCode])
/** What of an item something was decided on, as the answer has it. */
const basis = z.record(z.string().max(60), z.record(z.string().max(60), z.unknown()))

/** What somebody decided about an item. */
export const ApprovalDecision = z
  .object({
    approvalType,
    about: z.string(),
    approvalStatus: status,
    approvedBy: z.string(),
    approvedDate: z.string(),
    doc: z.string(),
    comment: z.string(),
    basis,
  })
  .meta({ id: 'ApprovalDecision' }) satisfies z.ZodType<Decision>

/** Something that has to be approved, how it stands, and whether the person may decide it. */
export const ApprovalDetail = z
  .object({
    approvalType,
    about: z.string(),
    /** Why it has to be approved, in a sentence. */
    why: z.string(),
    isCustomers: z.boolean(),
    basis,
    approvalStatus: z.union([status, z.literal('')]).meta({ description: "'': it is open" }),
    approvedBy: z.string(),
    approvedDate: z.string().nullable(),
    doc: z.string(),
    comment: z.string(),
    /** What moved since it was decided: why it is open again. */
    moved: z.array(z.string()),
    /** Why the person may not decide it; '' when they may. */
    refusal: z.string(),
  })
  .meta({ id: 'ApprovalDetail' })
export type ApprovalDetail = z.infer<typeof ApprovalDetail>

/** The approvals of an item, with its orders and tooling account. */
export const ItemApproval = z
  .object({
    quoteItemId: z.number(),
    version,
    approval: storedSections.approval,
    approvalDetails: z.array(ApprovalDetail),
    /** Every decision, the oldest first. */
    decisions: z.array(ApprovalDecision),
    /** The margin, %, that its prices keep; null: none is set. */
    marginFloor: z.number().nullable(),
  })
  .meta({ id: 'ItemApproval' })
export type ItemApproval = z.infer<typeof ItemApproval>

/** Who may decide something that has to be approved. */
export const ItemApprovers = z
  .object({
    approvalType,
    about: z.string(),
    approvers: z.array(
      z.object({
        login: z.string(),
        /** A deputy as `X for Y`. */
        name: z.string(),
        /** Login of who is away, for whom they decide; '' for nobody else. */
        onBehalfOf: z.string(),
      }),
    ),
  })
  .meta({ id: 'ItemApprovers' })
export type ItemApprovers = z.infer<typeof ItemApprovers>

/** What Approval asks beside its save. */
export const approvalCalls = {
  itemApproval: endpoint({
    method: 'GET',
    path: '/quote/QuoteApproval/{id}',
    summary: 'What of an item has to be approved and how it stands, its orders, its tooling account',
    right: viewQuote,
    params: byId,
    response: ItemApproval,
    problems: ['not-found'],
  }),
  itemApprovers: endpoint({
    method: 'GET',
    path: '/quote/QuoteApproval/Approvers/{id}',
    summary: 'Who may decide what of an item has to be approved',
    right: viewQuote,
    params: byId,
    response: z.array(ItemApprovers),
    problems: ['not-found'],
  }),
  approve: endpoint({
    method: 'POST',
    path: '/quote/QuoteApproval/Approve/{id}',
    summary: 'Approves or rejects something of an item, as it was seen',
    right: viewQuote,
    params: byId,
    body: z.object({
      approvalType,
      about: z.string().max(40).default(''),
      approvalStatus: status,
      doc: words(200).default(''),
      comment: words(1000).default(''),
      /** What the person saw of the item: when it has moved since, nothing is decided. */
      basis,
      /** When what the person saw decided was decided; null: nothing was. Left out: they did not look. */
      decidedAt: z.string().max(40).nullable().optional(),
    }),
    response: ItemApproval,
    problems: ['not-found', 'stale', 'rule-failed'],
  }),
} satisfies Service
