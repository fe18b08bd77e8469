import { z } from 'zod'
import { masterRights } from '#domain/access'
import { businessUnits, floorChainFindings, productGroups } from '#domain/quoteItem'
import { endpoint, type Service } from './endpoint.ts'
import { listQuery, storedNumber } from './listQuery.ts'
import { masterFilter, masterParts, requiredText } from './masters.ts'

const codesOf = (all: readonly { readonly code: string }[]) => all.map(({ code }) => code)

/** One of the codes, or '' for all of them. */
const oneOrAll = (codes: readonly string[]) => z.enum(['', ...codes])

const login = z.string().trim().max(60)
const percent = z.number().min(0).max(100)

const floorFields = {
  name: requiredText('Name', 80),
  businessUnit: oneOrAll(codesOf(businessUnits)),
  productGroup: oneOrAll(codesOf(productGroups)),
  floorPercent: percent,
  firstApprover: requiredText('First approver', 60),
  secondApprover: login,
  /** Points of margin under the floor from which the second decides. */
  secondFrom: percent,
  thirdApprover: login,
  thirdFrom: percent,
  isActive: masterParts.isActive,
}

const checkChain = ({ issues, value }: z.core.ParsePayload<Parameters<typeof floorChainFindings>[0]>) => {
  for (const { path, message } of floorChainFindings(value))
    issues.push({ code: 'custom', input: value, path: [path], message })
}

export const MarginFloorInput = z.object(floorFields).check(checkChain)
export type MarginFloorInput = z.infer<typeof MarginFloorInput>

const ids = { id: storedNumber, version: masterParts.version }

/** The margin that prices of a business unit and product group keep, as administrators keep it. */
export const MarginFloor = z.object({ ...floorFields, ...ids }).meta({ id: 'MarginFloor' })
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
