import { z } from 'zod'
import { masterRights } from '#domain/access'
import { checkProfile, fluteFields } from './config/fluteInput.ts'
import { endpoint, type Service } from './endpoint.ts'
import { listQuery, storedNumber } from './listQuery.ts'
import { masterFilter, masterParts } from './masterFields.ts'

export { FluteInput } from './config/fluteInput.ts'

const ids = { id: storedNumber, version: masterParts.version }

/** A flute as administrators keep one, for every plant or for one. */
export const FluteMaster = z.object({ ...fluteFields, ...ids }).meta({ id: 'FluteMaster' })
export type FluteMaster = z.infer<typeof FluteMaster>

/** Calls about flutes; part of the config service. */
export const fluteCalls = {
  fluteMasters: endpoint({
    method: 'GET',
    path: '/config/Flute',
    summary:
      'Flutes with take-up and allowances, of every plant and of single ones; those in use unless told',
    right: masterRights.flute,
    query: listQuery(z.object(masterFilter)),
    response: z.array(FluteMaster),
    list: true,
  }),
  saveFlute: endpoint({
    method: 'POST',
    path: '/config/Flute',
    summary: 'Save a flute, or make a new one (id and version 0)',
    right: masterRights.flute,
    body: z.object({ ...fluteFields, ...ids }).check(checkProfile),
    response: FluteMaster,
    problems: ['stale', 'already-exists', 'rule-failed', 'not-found'],
  }),
} satisfies Service
