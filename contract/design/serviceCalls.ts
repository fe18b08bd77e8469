import { z } from 'zod'
import { endpoint, type Service } from '../endpoint.ts'
import { calculationRight } from '../engineRights.ts'
import { id } from '../listQuery.ts'
import { viewQuote } from '../quote/rights.ts'
import { GeneratedFiles } from './generatedFiles.ts'

const ofItem = z.object({ quoteItemId: id })

/** What the design service is asked about an item; what it answers is stored by the calls beside it. */
export const serviceCalls = {
  createProject: endpoint({
    method: 'POST',
    path: '/ws/createProject',
    summary: 'Has the design service create the project of an item; nothing is stored on the item',
    right: viewQuote,
    body: ofItem,
    response: z.object({ projectNo: z.string(), message: z.string() }),
    problems: ['not-found', 'unavailable', 'rule-failed'],
  }),
  ardName: endpoint({
    method: 'POST',
    path: '/ws/getARDName',
    summary: 'The ARD file that the design service has for an item’s project',
    right: viewQuote,
    body: ofItem,
    response: z.object({ ardFileName: z.string(), exists: z.boolean() }),
    problems: ['not-found', 'unavailable', 'rule-failed'],
  }),
  ardFromStandards: endpoint({
    method: 'POST',
    path: '/ws/generateARDfromStandards',
    summary:
      'Has the design service make the ARD file of an item from its standards and keeps it with the item',
    right: calculationRight,
    body: ofItem,
    response: z.object({
      projectNo: z.string(),
      ardFileName: z.string(),
      exists: z.boolean(),
      message: z.string(),
    }),
    problems: ['not-found', 'unavailable', 'rule-failed'],
  }),
  generateFiles: endpoint({
    method: 'POST',
    path: '/ws/generateFiles',
    summary: 'Starts the generation of an item’s design files; one under way is answered instead',
    right: calculationRight,
    body: ofItem,
    response: GeneratedFiles,
    problems: ['not-found', 'rule-failed'],
  }),
  synchroniseCompanies: endpoint({
    method: 'POST',
    path: '/ws/synchroniseCompanies',
    summary: 'Tells the design service what customers are called here',
    right: viewQuote,
    body: z.object({ customerCodes: z.array(z.string().trim().min(1).max(40)).min(1).max(50) }),
    response: z.object({ synchronised: z.number(), message: z.string() }),
    problems: ['not-found', 'unavailable', 'rule-failed'],
  }),
} satisfies Service
