import { z } from 'zod'

/** A row of the sample worklist (columns of specification 000 §2). */
export const SampleRow = z
  .object({
    /** The sample request number. */
    id: z.number(),
    quoteId: z.number(),
    quoteItemId: z.number(),
    quoteNumber: z.number(),
    reference: z.string(),
    hashKey: z.string(),
    isLocked: z.boolean(),
    lockedBy: z.string(),
    lockedByName: z.string(),
    /** Why the person can't lock it, or unlock it when it is locked; empty when they can. */
    lockReason: z.string(),
    assignmentGroup: z.string(),
    assignmentGroupName: z.string(),
    dateSubmitted: z.string(),
    isUrgent: z.boolean(),
    initiator: z.string(),
    customerName: z.string(),
    customerCode: z.string(),
    drawingNo: z.string(),
    sampleStatus: z.string(),
    dropLocation: z.string(),
    boardGrade: z.string(),
    deliveryDate: z.string().nullable(),
    businessUnit: z.string(),
    numberOfSamples: z.number(),
    notes: z.string(),
    /** The file of the item that the cutting table or the plotter takes. */
    cuttingFileId: z.number().nullable(),
    cuttingFileName: z.string(),
    sampleLabelTemplate: z.string(),
    sampleLabelPrinter: z.string(),
  })
  .meta({ id: 'SampleRow' })
export type SampleRow = z.infer<typeof SampleRow>

/** Columns a sample worklist can be sorted by. */
export const sampleSorts = [
  'id',
  'quoteNumber',
  'reference',
  'assignmentGroup',
  'lockedByName',
  'dateSubmitted',
  'isUrgent',
  'initiator',
  'customerName',
  'customerCode',
  'drawingNo',
  'sampleStatus',
  'boardGrade',
  'deliveryDate',
  'businessUnit',
  'numberOfSamples',
] as const
export type SampleSort = (typeof sampleSorts)[number]

/** A label as it was printed. */
export const SampleLabel = z
  .object({
    id: z.number(),
    sampleId: z.number(),
    at: z.string(),
    byName: z.string(),
    templateCode: z.string(),
    /** Name of the printer. */
    printer: z.string(),
    copies: z.number(),
    lines: z.array(z.string()),
    /** The bar code. */
    code: z.string(),
    /** What took it: `http`, or `built-in` when it is kept here to be opened. */
    sentBy: z.string(),
  })
  .meta({ id: 'SampleLabel' })
export type SampleLabel = z.infer<typeof SampleLabel>

/** What is known of a sample before it is asked for. */
export const SampleStart = z
  .object({
    boardGrade: z.string(),
    /** Where samples of the item can go, the likeliest first. */
    places: z.array(z.string()),
    /** The day after the lead hours of samples. */
    deliveryDate: z.string(),
    /** Files of the item that say how it is made, the newest first. */
    files: z.array(z.object({ id: z.number(), fileName: z.string() })),
    /** The file that a cutting table takes; null when the item has none. */
    cuttingFileId: z.number().nullable(),
    /** Why no sample can be asked for; empty when one can. */
    refusal: z.string(),
  })
  .meta({ id: 'SampleStart' })
export type SampleStart = z.infer<typeof SampleStart>
