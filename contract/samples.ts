import { z } from 'zod'
import { all, any, pageRoles, role, scope, signedIn } from '#domain/access'
import { appTypes } from '#domain/messageTemplates'
import { sampleStatuses } from '#domain/samples'
import { endpoint, type Service } from './endpoint.ts'
import { codesOperator, id, listQuery, searchText } from './listQuery.ts'
import { SampleInput } from './samples/sampleInput.ts'
import { SampleLabel, SampleRow, SampleStart } from './samples/sampleRow.ts'

export { SampleInput } from './samples/sampleInput.ts'
export { SampleLabel, SampleRow, type SampleSort, SampleStart, sampleSorts } from './samples/sampleRow.ts'

const words = (most: number) => z.string().trim().max(most)

/** Who works on samples. */
const samplePeople = any(pageRoles.sampleRequest, role('SAMPLEMAKER'))
const viewQuote = scope('VIEW_QUOTE')

const Lock = z.object({
  sampleId: z.number(),
  isLocked: z.boolean(),
  lockedBy: z.string(),
  lockedByName: z.string(),
})

/** Sample calls of the quote service. */
export const quoteSamples = {
  saveSample: endpoint({
    method: 'POST',
    path: '/quote/QuoteSample',
    once: true,
    summary: 'Asks for samples of a quote item, or changes a request',
    right: viewQuote,
    body: SampleInput,
    response: SampleRow,
    problems: ['not-found', 'stale', 'rule-failed'],
  }),
  samplesOfItem: endpoint({
    method: 'GET',
    path: '/quote/QuoteSample',
    summary: 'The sample requests of a quote item, newest first, whatever their status',
    right: viewQuote,
    query: listQuery(z.object({})).extend({ quoteItemId: id }),
    response: z.array(SampleRow),
    list: true,
    problems: ['not-found'],
  }),
  sampleStart: endpoint({
    method: 'GET',
    path: '/quote/QuoteSample/Start',
    summary: 'What a new sample request of an item starts with, so that nothing is typed twice',
    right: viewQuote,
    query: z.object({ quoteItemId: id }),
    response: SampleStart,
    problems: ['not-found'],
  }),
  deleteSample: endpoint({
    method: 'DELETE',
    path: '/quote/QuoteSample/{id}',
    summary: 'Deletes a sample request that nobody has locked or made',
    right: viewQuote,
    params: z.object({ id }),
    response: z.object({ id: z.number() }),
    problems: ['not-found', 'rule-failed'],
  }),
  lockSample: endpoint({
    method: 'PUT',
    path: '/quote/QuoteSample/Lock/{id}',
    summary: 'Locks a sample request for the person',
    right: samplePeople,
    params: z.object({ id }),
    response: SampleRow,
    problems: ['not-found', 'rule-failed'],
  }),
  unlockSample: endpoint({
    method: 'PUT',
    path: '/quote/QuoteSample/Unlock/{id}',
    summary: 'Unlocks a sample request',
    right: samplePeople,
    params: z.object({ id }),
    response: SampleRow,
    problems: ['not-found', 'rule-failed'],
  }),
  printLabel: endpoint({
    method: 'POST',
    path: '/quote/QuoteSample/PrintLabel',
    summary: 'Prints the labels of a sample request, one a sample',
    right: samplePeople,
    body: z.object({
      sampleId: id,
      /** Of a message template of the application `sample label`. */
      templateCode: words(60).min(1, 'Label template is required'),
      /** Of a message option of that application. */
      printerCode: words(60).min(1, 'Label printer is required'),
      printDate: z.iso.date(),
      company: words(120).default(''),
    }),
    response: SampleLabel,
    problems: ['not-found', 'rule-failed', 'unavailable'],
  }),
  sampleLabels: endpoint({
    method: 'GET',
    path: '/quote/QuoteSample/Labels/{id}',
    summary: 'Labels printed of a sample request, newest first',
    right: samplePeople,
    params: z.object({ id }),
    response: z.array(SampleLabel),
    problems: ['not-found'],
  }),
  sampleLockStatus: endpoint({
    method: 'GET',
    path: '/quote/QuoteSample/LockStatus',
    summary: 'Who has locked a sample request',
    right: viewQuote,
    query: z.object({ sampleId: id }),
    response: Lock,
    problems: ['not-found'],
  }),
} satisfies Service

/** How an action on one of many sample requests went. */
export const SampleResult = z
  .object({
    sampleId: z.number(),
    ok: z.boolean(),
    /** Why it did not happen; empty when it did. */
    message: z.string(),
    /** The request as it stands now; null when there is none, or none for the person. */
    row: SampleRow.nullable(),
    /** What was printed of it. */
    label: SampleLabel.nullable(),
  })
  .meta({ id: 'SampleResult' })
export type SampleResult = z.infer<typeof SampleResult>

/** What labels of several requests are printed with. */
const printing = quoteSamples.printLabel.body.omit({ sampleId: true })

const requests = z
  .array(z.object({ sampleId: id, hashKey: z.string().max(40).optional() }))
  .min(1)
  .max(100)

/** The sample worklist, of the quote-worklist service. */
export const sampleWorklist = {
  sampleActions: endpoint({
    method: 'POST',
    path: '/quote-worklist/Samples/Actions',
    summary:
      'Locks or unlocks many sample requests, sets their status or prints their labels, each by itself and with a result of its own',
    right: all(samplePeople, viewQuote),
    body: z.discriminatedUnion('action', [
      z.object({ action: z.enum(['LOCK', 'UNLOCK']), items: requests }),
      z.object({ action: z.literal('STATUS'), status: z.enum(sampleStatuses), items: requests }),
      z.object({ action: z.literal('PRINT'), ...printing.shape, items: requests }),
    ]),
    response: z.object({ results: z.array(SampleResult) }),
  }),
  samples: endpoint({
    method: 'GET',
    path: '/quote-worklist/Samples/Worklist',
    summary: 'Sample requests of a workgroup or of all; those that are open unless statuses are said',
    right: samplePeople,
    query: listQuery(
      z.object({
        q: searchText.optional(),
        status: z.array(z.enum(sampleStatuses)).max(20).optional(),
        isUrgent: z.boolean().optional(),
        businessUnit: z.array(z.string().max(20)).max(20).optional(),
        operators: z.object({ businessUnit: codesOperator.optional() }).optional(),
      }),
    ).extend({
      AssignmentGroup: z.string().max(30).optional(),
      quoteItemId: id.optional(),
    }),
    response: z.array(SampleRow),
    list: true,
  }),
} satisfies Service

/** What labels are printed on, of the config service. */
export const printerLookup = {
  printers: endpoint({
    method: 'GET',
    path: '/config/Printer',
    summary: 'Printers of an application: its message options whose code starts with PRINTER',
    right: signedIn,
    query: z.object({ appType: z.enum(appTypes).default('sample label') }),
    response: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
} satisfies Service
