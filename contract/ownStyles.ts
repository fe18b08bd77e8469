import { z } from 'zod'
import { masterRights } from '#domain/access'
import { checkOwnStyle, ownStyleFields } from './config/ownStyleInput.ts'
import { endpoint, type Service } from './endpoint.ts'
import { listQuery, storedNumber } from './listQuery.ts'
import { masterFilter, masterParts } from './masterFields.ts'

export { OwnStyleInput, ownFamilies } from './config/ownStyleInput.ts'

const ids = { id: storedNumber, version: masterParts.version }

/** A company's own style as administrators keep one. */
export const OwnStyleMaster = z.object({ ...ownStyleFields, ...ids }).meta({ id: 'OwnStyleMaster' })
export type OwnStyleMaster = z.infer<typeof OwnStyleMaster>

/** Calls about the company's own styles; part of the config service. */
export const ownStyleCalls = {
  ownStyleMasters: endpoint({
    method: 'GET',
    path: '/config/OwnStyle',
    summary: "The company's own box styles with their geometry; those in use unless told",
    right: masterRights.ownStyle,
    query: listQuery(z.object(masterFilter)),
    response: z.array(OwnStyleMaster),
    list: true,
  }),
  saveOwnStyle: endpoint({
    method: 'POST',
    path: '/config/OwnStyle',
    summary: 'Save an own style that folds, or make a new one (id and version 0)',
    right: masterRights.ownStyle,
    body: z.object({ ...ownStyleFields, ...ids }).check(checkOwnStyle),
    response: OwnStyleMaster,
    problems: ['stale', 'already-exists', 'rule-failed', 'not-found'],
  }),
} satisfies Service
