import { z } from 'zod'
import { sampleStatuses } from '#domain/samples'
import { id } from '../listQuery.ts'

const words = (most: number) => z.string().trim().max(most)

/** What is asked for with a sample request. */
export const SampleInput = z.object({
  /** Left out: a new request. */
  id: id.optional(),
  hashKey: z.string().max(40).optional(),
  quoteItemId: id,
  status: z.enum(sampleStatuses).default('Sent To Design'),
  isUrgent: z.boolean().default(false),
  numberOfSamples: z.int().min(1, 'must be >= 1').max(999).default(1),
  dropLocation: words(120).default(''),
  deliveryDate: z.iso.date().nullable().default(null),
  sampleLabelTemplate: words(60).default(''),
  sampleLabelPrinter: words(60).default(''),
  notes: words(2000).default(''),
  /** Left out: of a new request the item's, of another as it is. */
  boardGrade: words(40).optional(),
  /** A file of the item; left out: as it is. */
  cuttingFileId: id.nullable().optional(),
})
