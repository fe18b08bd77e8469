import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import { z } from 'zod'
import type { SampleRow, SampleStart } from '#contract/samples'
import { SampleInput } from '#contract/samples/sampleInput'
import { date, yesNo } from '#domain/formats'
import { specificationWords } from '#domain/messages'

/** A request as it is typed; the file to cut by is chosen by the text of its id, '' for none. */
export interface SampleDraft {
  readonly numberOfSamples: number | null
  readonly boardGrade: string
  readonly deliveryDate: string | null
  readonly dropLocation: string
  readonly isUrgent: boolean
  readonly cuttingFile: string
  readonly notes: string
}

/** What the fields of a request are called. */
export const sampleLabels: Readonly<Record<keyof SampleDraft, string>> = {
  numberOfSamples: 'How many',
  boardGrade: 'Board grade',
  deliveryDate: 'By when',
  dropLocation: 'Where to',
  isUrgent: 'Urgent',
  cuttingFile: 'Cut by',
  notes: 'Notes',
}

/** The label of a field of the form, or of the call. */
export const sampleLabel = (field: string): string =>
  sampleLabels[(field === 'cuttingFileId' ? 'cuttingFile' : field) as keyof SampleDraft] ?? field

const { numberOfSamples, boardGrade, deliveryDate, dropLocation, isUrgent, notes } = SampleInput.shape
const schema = z.object({
  ...{ numberOfSamples, boardGrade, deliveryDate, dropLocation, isUrgent, notes },
  cuttingFile: z.string(),
})

/** What the server refuses is refused in the form, in the same words. */
export const sampleResolver = zodResolver(schema, {
  error: specificationWords,
}) as unknown as Resolver<SampleDraft>

/** A new request, with everything that is known already. */
export const newSample = ({ boardGrade, places, deliveryDate, cuttingFileId }: SampleStart): SampleDraft => ({
  numberOfSamples: 1,
  boardGrade,
  deliveryDate,
  dropLocation: places[0] ?? '',
  isUrgent: false,
  cuttingFile: cuttingFileId === null ? '' : String(cuttingFileId),
  notes: '',
})

/** A request that is stored, as it is typed. */
export const sampleDraftOf = (row: SampleRow): SampleDraft => ({
  numberOfSamples: row.numberOfSamples,
  boardGrade: row.boardGrade,
  deliveryDate: row.deliveryDate,
  dropLocation: row.dropLocation,
  isUrgent: row.isUrgent,
  cuttingFile: row.cuttingFileId === null ? '' : String(row.cuttingFileId),
  notes: row.notes,
})

/** What the call is told of a draft that the resolver let pass. */
export function sampleBody({ cuttingFile, numberOfSamples, ...said }: SampleDraft) {
  return {
    ...said,
    numberOfSamples: numberOfSamples ?? 1,
    cuttingFileId: cuttingFile === '' ? null : Number(cuttingFile),
  }
}

/** A value of a request as people read it. */
export function showSampleValue(field: string, value: unknown): string {
  if (field === 'deliveryDate') return date(value as string | null)
  return typeof value === 'boolean' ? yesNo(value) : String(value ?? '')
}
