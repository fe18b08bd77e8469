import { z } from 'zod'
import { masterRights } from '#domain/access'
import { checkChain, floorFields } from './config/marginFloorInput.ts'
import { endpoint, type Service } from './endpoint.ts'
import { listQuery, storedNumber } from './listQuery.ts'
import { masterFilter, masterParts } from './masterFields.ts'

export { MarginFloorInput } from './config/marginFloorInput.ts'

const ids = { id: storedNumber, version: masterParts.version }

/** The margin that prices of a business unit and product group keep, as administrators keep it. */
export const MarginFloor = z
  .object({
    ...floorFields,
    ...ids,
    firstApproverName: z.string(),
    secondApproverName: z.string(),
    thirdApproverName: z.string(),
  })
  .meta({ id: 'MarginFloor' })
export type MarginFloor = z.infer<typeof MarginFloor>

/** Calls about margin floors; part of the config service. */
export const marginFloorCalls = {
  marginFloors: endpoint({
    method: 'GET',
    path: '/config/MarginFloor',
    summary: 'The margins that prices keep, with who may approve less; those in use unless told',
    right: masterRights.marginFloor,
    query: listQuery(z.object(masterFilter)),
    response: z.array(MarginFloor),
    list: true,
  }),
  saveMarginFloor: endpoint({
    method: 'POST',
    path: '/config/MarginFloor',
    summary: 'Save a margin floor, or make a new one (id and version 0)',
    right: masterRights.marginFloor,
    body: z.object({ ...floorFields, ...ids }).check(checkChain),
    response: MarginFloor,
    problems: ['stale', 'already-exists', 'rule-failed', 'not-found'],
  }),
} satisfies Service
