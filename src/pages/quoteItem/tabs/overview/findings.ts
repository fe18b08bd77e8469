import { createContext } from 'react'
import type { Product } from '#contract/quote'
import type { Finding } from '#domain/validation'

/** The fields in the order in which a person fills them in. */
const order: readonly string[] = [
  'description',
  'code',
  'itemCategory',
  'productGroup',
  'printProcess',
  'drawingNo',
  'type',
  'styleCarton',
  'styleVariant',
  'fefCoVariantCode',
  'vslCode',
  'styleTopFlap',
  'topFlapAdjustment',
  'styleBottomFlap',
  'bottomFlapAdjustment',
  'styleClosure',
  'styleDieCutType',
  'length',
  'width',
  'depth',
  'preferredPlantCode',
  'boardGrade',
  'boardGradeVariant',
  'expectedOrderQuantity',
  'referenceToRegion',
  'crease1',
  'crease2',
  'crease3',
] satisfies readonly (keyof Product)[]

/** The findings in the order of the fields on the tab. */
export const inFieldOrder = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((a, b) => order.indexOf(a.field) - order.indexOf(b.field))

/** What the rules find on the overview as it stands in the fields, and what was asked to know it. */
export interface OverviewFindings {
  readonly findings: readonly Finding[]
  readonly valid: boolean
  /** Product style of the VSL code; null: there is none; undefined: not known yet. */
  readonly vslProductStyle: string | null | undefined
  readonly checkingCode: boolean
  readonly codeCheckFailed: boolean
  readonly checkCodeAgain: () => void
}

export const OverviewFindingsContext = createContext<OverviewFindings>({
  findings: [],
  valid: true,
  vslProductStyle: undefined,
  checkingCode: false,
  codeCheckFailed: false,
  checkCodeAgain: () => undefined,
})
