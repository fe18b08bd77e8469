import { z } from 'zod'
import { masterRights } from '#domain/access'
import { checkInside, truckFields } from './config/truckTypeInput.ts'
import { endpoint, type Service } from './endpoint.ts'
import { listQuery, storedNumber } from './listQuery.ts'
import { masterFilter, masterParts } from './masterFields.ts'

export { TruckTypeInput } from './config/truckTypeInput.ts'

const ids = { id: storedNumber, version: masterParts.version }

/** A truck type as administrators keep one. */
export const TruckTypeMaster = z.object({ ...truckFields, ...ids }).meta({ id: 'TruckTypeMaster' })
export type TruckTypeMaster = z.infer<typeof TruckTypeMaster>

/** Calls about trucks; part of the config service. */
export const truckCalls = {
  truckTypeMasters: endpoint({
    method: 'GET',
    path: '/config/TruckType',
    summary: 'Truck types with their inside and payload; those in use unless told',
    right: masterRights.truckType,
    query: listQuery(z.object(masterFilter)),
    response: z.array(TruckTypeMaster),
    list: true,
  }),
  saveTruckType: endpoint({
    method: 'POST',
    path: '/config/TruckType',
    summary: 'Save a truck type, or make a new one (id and version 0)',
    right: masterRights.truckType,
    body: z.object({ ...truckFields, ...ids }).check(checkInside),
    response: TruckTypeMaster,
    problems: ['stale', 'already-exists', 'rule-failed', 'not-found'],
  }),
} satisfies Service
