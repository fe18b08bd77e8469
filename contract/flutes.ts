import { z } from 'zod'
import { masterRights } from '#domain/access'
import { fluteFindings } from '#domain/boxGeometry'
import { endpoint, type Service } from './endpoint.ts'
import { listQuery, storedNumber } from './listQuery.ts'
import { capitalCode, masterFilter, masterParts } from './masters.ts'

/** What the geometry adds for a flute, mm. A fold can also take away: BC's fourth panel loses 2. */
const added = z.number().min(-20).max(60)
const quartet = z.tuple([added, added, added, added])
/** A length of the board that there has to be, mm. */
const length = (most: number) => z.number().gt(0).max(most)

const fluteFields = {
  /** '' for every plant that has no row of its own. */
  plantCode: z.string().trim().max(20),
  code: capitalCode('Code', 10),
  caliper: length(30),
  /** Metres of each medium in a metre of board, from the outside in. */
  takeUp: z.array(z.number().min(1).max(2)).min(1).max(3),
  fluteHeight: length(30).nullable(),
  flutesPerMetre: length(1000).nullable(),
  panelAddsInside: quartet,
  panelAddsOutside: quartet,
  lapWidth: length(100),
  halfSlottedFlap: added,
  halfSlottedDepth: added,
  regularFlap: added,
  regularDepth: added,
  fullOverlapFlap: added,
  fullOverlapDepth: added,
  slot: length(50),
  oddHalf: z.enum(['up', 'down']),
  basis: z.string().trim().max(200),
  isActive: masterParts.isActive,
}

const checkProfile = ({ issues, value }: z.core.ParsePayload<Parameters<typeof fluteFindings>[0]>) => {
  for (const { path, message } of fluteFindings(value))
    issues.push({ code: 'custom', input: value, path: [path], message })
}

export const FluteInput = z.object(fluteFields).check(checkProfile)
export type FluteInput = z.infer<typeof FluteInput>

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
