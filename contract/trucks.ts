import { z } from 'zod'
import { masterRights } from '#domain/access'
import { truckInsideFindings } from '#domain/palletisation'
import { endpoint, type Service } from './endpoint.ts'
import { listQuery, storedNumber } from './listQuery.ts'
import { masterCode, masterFilter, masterParts, requiredText } from './masters.ts'

/** A measure of the inside, mm; all of them and the payload are 0 where a truck is not known, as the customer's own. */
const measure = z.int().min(0).max(50_000)

const truckFields = {
  code: masterCode('Code'),
  name: requiredText('Name', 80),
  length: measure,
  width: measure,
  height: measure,
  payloadKg: z.int().min(0).max(200_000),
  isActive: masterParts.isActive,
}

const checkInside = ({ issues, value }: z.core.ParsePayload<Parameters<typeof truckInsideFindings>[0]>) => {
  for (const { path, message } of truckInsideFindings(value))
    issues.push({ code: 'custom', input: value, path: [path], message })
}

export const TruckTypeInput = z.object(truckFields).check(checkInside)
export type TruckTypeInput = z.infer<typeof TruckTypeInput>

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
