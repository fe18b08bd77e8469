import { z } from 'zod'
import { masterRights } from '#domain/access'
import { checkRate, rateFields } from './config/rateInput.ts'
import { endpoint, type Service } from './endpoint.ts'
import { listQuery, storedNumber } from './listQuery.ts'
import { masterFilter, masterParts } from './masterFields.ts'

export { RateInput } from './config/rateInput.ts'

const ids = { id: storedNumber, version: masterParts.version }

/** A rate as administrators keep one, for every plant or for one. */
export const RateMaster = z.object({ ...rateFields, ...ids }).meta({ id: 'RateMaster' })
export type RateMaster = z.infer<typeof RateMaster>

/** Calls about rates; part of the config service. */
export const rateCalls = {
  rateMasters: endpoint({
    method: 'GET',
    path: '/config/Rate',
    summary: 'Rates that costs are made of, of every plant and of single ones; those in use unless told',
    right: masterRights.rate,
    query: listQuery(z.object({ ...masterFilter, plantCode: z.string().max(20).optional() })),
    response: z.array(RateMaster),
    list: true,
  }),
  saveRate: endpoint({
    method: 'POST',
    path: '/config/Rate',
    summary: 'Save a rate, or make a new one (id and version 0)',
    right: masterRights.rate,
    body: z.object({ ...rateFields, ...ids }).check(checkRate),
    response: RateMaster,
    problems: ['stale', 'already-exists', 'rule-failed', 'not-found'],
  }),
} satisfies Service
