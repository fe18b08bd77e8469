import type { SampleStatus } from '#domain/samples'

/** A request for samples as it is sent; without `id` it is a new one. */
export interface SampleSave {
  readonly id?: number | undefined
  readonly hashKey?: string | undefined
  readonly quoteItemId: number
  readonly status: SampleStatus
  readonly isUrgent: boolean
  readonly numberOfSamples: number
  readonly dropLocation: string
  readonly deliveryDate: string | null
  readonly sampleLabelTemplate: string
  readonly sampleLabelPrinter: string
  readonly notes: string
  readonly boardGrade?: string | undefined
  readonly cuttingFileId?: number | null | undefined
}
