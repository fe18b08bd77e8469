import { z } from 'zod'
import { masterRights, newPricesRight } from '#domain/access'
import { endpoint, type Service } from './endpoint.ts'
import { listQuery, storedNumber } from './listQuery.ts'
import { masterFilter, masterParts } from './masterFields.ts'
import { NewPricesInput, narrowing } from './pricing-admin/newPricesInput.ts'
import { checkShock, rehearsalFields, shockFields } from './pricing-admin/rehearsalInput.ts'
import { byId } from './quote/fields.ts'

export { NewPricesInput } from './pricing-admin/newPricesInput.ts'
export { RehearsalInput } from './pricing-admin/rehearsalInput.ts'

/** Sums over the items of a run in one currency. Money of one order of the expected quantity each. */
export const RehearsalTotals = z
  .object({
    currency: z.string(),
    items: z.int(),
    /** Of them could not be costed. */
    failed: z.int(),
    /** No plant can make them after the shock. */
    unmade: z.int(),
    salesValue: z.number(),
    /** Margin money before, and what of it is lost. */
    earned: z.number(),
    lost: z.number(),
    underBefore: z.int(),
    underAfter: z.int(),
  })
  .meta({ id: 'RehearsalTotals' })
export type RehearsalTotals = z.infer<typeof RehearsalTotals>

const ids = { id: storedNumber, version: masterParts.version }

/** A rehearsal with what its last run came to. */
export const RehearsalMaster = z
  .object({
    ...rehearsalFields,
    ...ids,
    lastRunAt: z.string().nullable(),
    lastTotals: z.array(RehearsalTotals).nullable(),
  })
  .meta({ id: 'RehearsalMaster' })
export type RehearsalMaster = z.infer<typeof RehearsalMaster>

/** How far work goes on. */
const Progress = z.object({
  status: z.enum(['Queued', 'Running']),
  done: z.int(),
  of: z.int(),
  startedBy: z.string(),
})

export const RehearsalState = z
  .object({
    id: z.int(),
    name: z.string(),
    shock: z.object(shockFields),
    /** Null: nothing is under way. */
    running: Progress.nullable(),
    pricing: Progress.nullable(),
    /** Why the last run, or the last new prices, came to no end; '' otherwise. */
    failure: z.string(),
    /** What the last new prices left undone when they were ended halfway, and what they were asked; null: nothing. */
    left: z
      .object({ asked: NewPricesInput.extend({ runId: z.int() }), items: z.int(), letters: z.int() })
      .nullable(),
    /** The newest run that came to its end; null: there is none. */
    run: z
      .object({
        id: z.int(),
        shock: z.object(shockFields),
        startedByName: z.string(),
        finishedAt: z.string(),
        /** Rates have been changed since. */
        isOld: z.boolean(),
        totals: z.array(RehearsalTotals),
        /** Items by what new prices did to them: priced, waits, left. */
        outcomes: z.record(z.string(), z.int()),
        /** Items that have new prices by this rehearsal, and how many of them another making would change once more. */
        made: z.object({ at: z.string(), items: z.int(), again: z.int() }).nullable(),
        /** Another rehearsal that made new prices of its items by the same shock: without `again` it is refused. */
        elsewhere: z.object({ name: z.string(), at: z.string(), items: z.int() }).nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'RehearsalState' })
export type RehearsalState = z.infer<typeof RehearsalState>

/** What items are put together by. */
const rehearsalGroupings = ['customer', 'productGroup', 'plant', 'kind'] as const

export const RehearsalGroup = RehearsalTotals.extend({
  key: z.string(),
  name: z.string(),
}).meta({ id: 'RehearsalGroup' })
export type RehearsalGroup = z.infer<typeof RehearsalGroup>

/** A priced item in the newest run. Costs and prices for one pricing UOM of the break of its expected order. */
export const RehearsalItem = z
  .object({
    id: z.int(),
    reference: z.string(),
    description: z.string(),
    isOrdered: z.boolean(),
    customerCode: z.string(),
    customerName: z.string(),
    productGroup: z.string(),
    plant: z.string(),
    plantAfter: z.string(),
    currency: z.string(),
    quantity: z.number(),
    uom: z.number(),
    price: z.number(),
    costBefore: z.number().nullable(),
    costAfter: z.number().nullable(),
    marginBefore: z.number().nullable(),
    marginAfter: z.number().nullable(),
    floor: z.number().nullable(),
    salesValue: z.number(),
    lost: z.number(),
    isUnderBefore: z.boolean(),
    isUnderAfter: z.boolean(),
    failure: z.string(),
    outcome: z.string(),
    outcomeText: z.string(),
    newPrice: z.number().nullable(),
    /** When it got new prices by this rehearsal; null: it has none. */
    madeAt: z.string().nullable(),
  })
  .meta({ id: 'RehearsalItem' })
export type RehearsalItem = z.infer<typeof RehearsalItem>

const right = masterRights.rehearsal

/** Calls about price-shock rehearsals; part of the pricing-admin service. */
export const rehearsalCalls = {
  rehearsals: endpoint({
    method: 'GET',
    path: '/pricing-admin/Rehearsal',
    summary: 'Price-shock rehearsals, each with what its last run came to; those in use unless told',
    right,
    query: listQuery(z.object(masterFilter)),
    response: z.array(RehearsalMaster),
    list: true,
  }),
  saveRehearsal: endpoint({
    method: 'POST',
    path: '/pricing-admin/Rehearsal',
    summary: 'Save a price-shock rehearsal, or make a new one (id and version 0)',
    right,
    body: z.object({ ...rehearsalFields, ...ids }).check(checkShock),
    response: RehearsalMaster,
    problems: ['stale', 'already-exists', 'rule-failed', 'not-found'],
  }),
  rehearsalState: endpoint({
    method: 'GET',
    path: '/pricing-admin/Rehearsal/{id}/State',
    summary: 'How a rehearsal stands: what is under way, and what its newest run came to',
    right,
    params: byId,
    response: RehearsalState,
    problems: ['not-found'],
  }),
  runRehearsal: endpoint({
    method: 'POST',
    path: '/pricing-admin/Rehearsal/{id}/Run',
    summary: 'Runs a rehearsal over all open quotes and live prices, on a copy of the rates; a job',
    right,
    params: byId,
    response: RehearsalState,
    problems: ['not-found', 'rule-failed'],
  }),
  cancelRehearsal: endpoint({
    method: 'POST',
    path: '/pricing-admin/Rehearsal/{id}/Cancel',
    summary: 'Ends what is under way of a rehearsal; what the run before it came to stays',
    right,
    params: byId,
    response: RehearsalState,
    problems: ['not-found'],
  }),
  rehearsalGroups: endpoint({
    method: 'GET',
    path: '/pricing-admin/Rehearsal/{id}/Group',
    summary: 'The newest run by customer, product group, plant or kind of price, what loses most first',
    right,
    params: byId,
    query: z.object({ by: z.enum(rehearsalGroupings) }),
    response: z.array(RehearsalGroup),
    problems: ['not-found'],
  }),
  rehearsalItems: endpoint({
    method: 'GET',
    path: '/pricing-admin/RehearsalItem',
    summary: 'The priced items of the newest run of a rehearsal, what loses most first',
    right,
    query: listQuery(z.object({ ...narrowing, rehearsalId: storedNumber })),
    response: z.array(RehearsalItem),
    list: true,
  }),
  newPrices: endpoint({
    method: 'POST',
    path: '/pricing-admin/Rehearsal/{id}/NewPrices',
    summary:
      'Gives open items new prices by what a run found, each with its reason, and writes letters; a job',
    right: newPricesRight,
    params: byId,
    body: NewPricesInput,
    response: RehearsalState,
    problems: ['not-found', 'stale', 'rule-failed'],
  }),
} satisfies Service
