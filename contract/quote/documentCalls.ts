import { z } from 'zod'
import { type DocumentType, documentTypes } from '#domain/documents'
import { text } from '#domain/messages'
import { endpoint, type Service } from '../endpoint.ts'
import { id } from '../listQuery.ts'
import { byId, words } from './fields.ts'
import { viewQuote } from './rights.ts'

const documentType = z.enum(documentTypes.map(({ code }) => code) as [DocumentType, ...DocumentType[]])

/** Who stored what, and when. */
const stored = {
  size: z.number().describe('Bytes'),
  createdBy: z.string(),
  createdByName: z.string(),
  createdAt: z.string(),
}

export const DocumentVersion = z
  .object({ version: z.number(), ...stored, sha256: z.string().describe('Of the content, hexadecimal') })
  .meta({ id: 'DocumentVersion' })
export type DocumentVersion = z.infer<typeof DocumentVersion>

/** A file of a quote item with all of its versions; `quoteProductId` is the item's id. */
export const QuoteDocument = z
  .object({
    id: z.number(),
    quoteId: z.number(),
    quoteProductId: z.number(),
    fileName: z.string(),
    /** What people call it. */
    name: z.string(),
    documentType: z.string(),
    mediaType: z.string(),
    /** The newest version: its number, size, who and when. */
    version: z.number(),
    ...stored,
    /** Newest first. */
    versions: z.array(DocumentVersion),
  })
  .meta({ id: 'QuoteDocument' })
export type QuoteDocument = z.infer<typeof QuoteDocument>

const ofItem = { quoteId: id, quoteProductId: id }
const name = words(120)

/** The files of a quote item. */
export const documentCalls = {
  documents: endpoint({
    method: 'GET',
    path: '/quote/QuoteDocument',
    summary: 'The files of an item, newest first, each with its versions',
    right: viewQuote,
    query: z.object(ofItem),
    response: z.array(QuoteDocument),
    problems: ['not-found'],
  }),
  isFileExist: endpoint({
    method: 'POST',
    path: '/quote/QuoteDocument/IsFileExist',
    summary: 'Whether the item has a file of this name',
    right: viewQuote,
    body: z.object({ ...ofItem, filename: z.string().max(1000) }),
    response: z.object({
      exists: z.boolean(),
      id: z.number().nullable().describe('Of the file that has the name'),
    }),
    problems: ['not-found'],
  }),
  uploadDocument: endpoint({
    method: 'POST',
    path: '/quote/QuoteDocument/upload',
    summary: 'Stores a file of an item as it comes in, or a new version of one',
    right: viewQuote,
    takesFile: true,
    body: z.object({
      ...ofItem,
      documentType,
      name: name.default(''),
      /** The file of which this is a new version; left out: a file of its own. */
      replaces: id.optional(),
    }),
    response: QuoteDocument,
    problems: ['not-found', 'already-exists', 'too-large', 'wrong-media-type', 'rule-failed', 'unavailable'],
  }),
  downloadDocument: endpoint({
    method: 'GET',
    path: '/quote/QuoteDocument/v2/Download/{id}',
    summary: 'A file of an item: its newest version, or the one asked for',
    right: viewQuote,
    params: byId,
    query: z.object({ version: id.optional() }),
    answersFile: true,
    response: z.file(),
    problems: ['not-found', 'unavailable'],
  }),
  downloadXml: endpoint({
    method: 'GET',
    path: '/quote/QuoteDocument/DownloadXml/{id}',
    summary: 'An item whole as XML, by the schema at /quote-item.xsd',
    right: viewQuote,
    params: byId,
    answersFile: true,
    response: z.file(),
    problems: ['not-found'],
  }),
  jobTicket: endpoint({
    method: 'GET',
    path: '/quote/QuoteItem/{id}/JobTicket',
    summary:
      'The job ticket of an item as it is saved as PDF, one page A4 where its pallets have room, for the shop floor',
    right: viewQuote,
    params: byId,
    answersFile: true,
    response: z.file(),
    problems: ['not-found', 'unavailable'],
  }),
  downloadDesignFile: endpoint({
    method: 'GET',
    path: '/quote/QuoteDocument/DesignFile/{id}',
    summary: 'A file of an item that says how it is made: a drawing, or what is cut or printed by',
    right: viewQuote,
    params: byId,
    answersFile: true,
    response: z.file(),
    problems: ['not-found', 'unavailable'],
  }),
  saveBoxFile: endpoint({
    method: 'POST',
    path: '/quote/QuoteProductBoxFile',
    summary: 'Says what a file of an item is and what people call it',
    right: viewQuote,
    body: z.object({ id, documentType, name: name.min(1, text('formRequired', { field: 'Name' })) }),
    response: QuoteDocument,
    problems: ['not-found'],
  }),
  deleteDocument: endpoint({
    method: 'DELETE',
    path: '/quote/QuoteDocument',
    summary: 'Removes a file of an item with all of its versions; the reason stays in the change log',
    right: viewQuote,
    body: z.object({ id, reason: words(200).min(1, text('formRequired', { field: 'Reason' })) }),
    response: z.object({ id: z.number() }),
    problems: ['not-found'],
  }),
} satisfies Service
