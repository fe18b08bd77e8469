import { z } from 'zod'
import { endpoint, type Service } from '../endpoint.ts'
import { calculationRight } from '../engineRights.ts'
import { id } from '../listQuery.ts'
import { words } from '../quote/fields.ts'
import { viewQuote } from '../quote/rights.ts'
import { SectionSaved } from '../quote/sectionCalls.ts'
import { GeneratedFiles } from './generatedFiles.ts'

/** The product's side of the design service: generation, and what is stored of it on items. */
export const interfaceCalls = {
  startGenerateDesign: endpoint({
    method: 'PUT',
    path: '/quote-esko/EskoInterface/StartGenerateDesign',
    summary: 'Starts the generation of the design files of an item, or of all items of a quote',
    right: calculationRight,
    body: z.union([
      z.strictObject({ quoteProductBoxId: id }),
      z.strictObject({ quoteId: id }).describe('All open items of the quote that can be drawn'),
    ]),
    response: z.object({
      message: z.string(),
      runs: z.array(GeneratedFiles),
      /** Items of the quote that can't be drawn or changed, and why. */
      refused: z.array(z.object({ quoteItemId: z.number(), reference: z.string(), message: z.string() })),
    }),
    problems: ['not-found', 'rule-failed'],
  }),
  checkGeneratedFiles: endpoint({
    method: 'GET',
    path: '/quote-esko/EskoInterface/CheckGeneratedFiles',
    summary: 'How the newest generation of an item’s design files stands, and what the item has of the last',
    right: viewQuote,
    query: z.object({ id }),
    response: GeneratedFiles,
    problems: ['not-found'],
  }),
  clearFiles: endpoint({
    method: 'DELETE',
    path: '/quote-esko/EskoInterface/ClearEskoFiles',
    summary: 'Ends the generation of an item that is under way and, unless told, removes its generated files',
    right: calculationRight,
    body: z.object({
      id,
      /** Only ends what is under way: the files that the item has stay. */
      onlyCancel: z.boolean().default(false),
    }),
    response: GeneratedFiles,
    problems: ['not-found'],
  }),
  updateDesignDetails: endpoint({
    method: 'PUT',
    path: '/quote-esko/EskoInterface/UpdateDesignEskoDetails',
    summary: 'Stores project number and file names of the design service on an item',
    right: viewQuote,
    body: z.object({
      quoteProductId: id,
      designProjectNo: words(40),
      ardFileName: words(120),
      mfgFileName: words(120),
    }),
    response: SectionSaved,
    problems: ['not-found', 'stale', 'rule-failed'],
  }),
  updateProject: endpoint({
    method: 'PUT',
    path: '/quote-esko/EskoInterface/UpdateProject',
    summary: 'Tells the design service what an item and its customer are called now',
    right: viewQuote,
    body: z.object({ quoteItemId: id }),
    response: z.object({ projectNo: z.string(), message: z.string() }),
    problems: ['not-found', 'unavailable', 'rule-failed'],
  }),
  syncCustomer: endpoint({
    method: 'PUT',
    path: '/quote-esko/EskoInterface/SyncCustomer',
    summary: 'Tells the design service what the customer of a quote is called',
    right: viewQuote,
    body: z.object({ id }),
    response: z.object({ customerCode: z.string(), message: z.string() }),
    problems: ['not-found', 'unavailable', 'rule-failed'],
  }),
} satisfies Service
