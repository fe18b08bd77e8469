import type { FieldRule } from '#domain/workflow'

/** The product section of a quote item. Texts are '' when empty, numbers null; lengths in mm. */
export type OverviewItem = {
  readonly code: string
  readonly description: string
  readonly type: string
  readonly itemCategory: string
  readonly productGroup: string
  readonly boardGrade: string
  readonly boardGradeVariant: string
  readonly vslCode: string
  readonly fefCoVariantCode: string
  readonly length: number | null
  readonly width: number | null
  readonly depth: number | null
  readonly styleCarton: string
  readonly styleVariant: string
  readonly styleTopFlap: string
  readonly styleBottomFlap: string
  readonly topFlapAdjustment: number | null
  readonly bottomFlapAdjustment: number | null
  readonly styleClosure: string
  readonly styleDieCutType: string
  readonly preferredPlantCode: string
  readonly printProcess: string
  readonly isAllowCrease: boolean
  readonly crease1: number | null
  readonly crease2: number | null
  readonly crease3: number | null
  readonly isGen: boolean
  readonly referenceToRegion: string
  readonly expectedOrderQuantity: number | null
  readonly drawingNo: string
}

/** The blank of a die-cut item and the sheet limits of the work centre that makes it, mm; null: no limit known. */
export interface DieCutSheet {
  readonly length: number
  readonly width: number
  readonly minLength: number | null
  readonly maxLength: number | null
  readonly minWidth: number | null
  readonly maxWidth: number | null
}

/** What the overview rules need beyond the item itself. */
export interface OverviewContext {
  /** Product style of the VSL code; null or '': there is no such code; undefined: not looked up yet. */
  readonly vslProductStyle: string | null | undefined
  /** Whether the customer has this product code already, in either system; undefined: not looked up yet. */
  readonly productCodeTaken: boolean | 'failed' | undefined
  /** Field rules of the item's present step. */
  readonly rules: readonly FieldRule[]
  /** What of the chosen board can no longer be had; null: nothing; undefined: not looked up. */
  readonly lostBoard?: 'grade' | 'variant' | null | undefined
  /** The sheet of the design, once there is one. */
  readonly sheet?: DieCutSheet | undefined
}
