/** What two products are compared by; the names are those of the search (000 §3). */
export type Criterion =
  | 'length'
  | 'width'
  | 'depth'
  | 'boardGrade'
  | 'cartonStyle'
  | 'sheetSqm'
  | 'cartonSqm'
  | 'colorNo'
  | 'passNo'
  | 'preprint'
  | 'forme'
  | 'deliveryRegion'
  | 'costCentreCode'

/** A product of the plant; null where a value is not known. Lengths in mm, areas in m². */
export interface SimilarProduct {
  readonly productId: string
  readonly plantCode: string
  readonly customerCode: string
  readonly length: number | null
  readonly width: number | null
  readonly depth: number | null
  readonly boardGrade: string | null
  /** Grades of one flute and weight. */
  readonly boardGradeFamily: string | null
  /** FEFCO code; its first two digits are the family. */
  readonly cartonStyle: string | null
  readonly sheetSqm: number | null
  readonly cartonSqm: number | null
  readonly colorNo: number | null
  /** Machine passes, despatch not counted. */
  readonly passNo: number | null
  readonly preprint: boolean | null
  readonly forme: string | null
  readonly deliveryRegion: string | null
  readonly costCentreCode: string | null
  /** ISO date of the last order. */
  readonly lastOrdered: string | null
}

/** The search: what is left out is not compared; a variance is the largest difference allowed, in mm. */
export interface SimilarQuery extends Partial<Pick<SimilarProduct, Criterion | 'boardGradeFamily'>> {
  readonly plantCode?: string | null
  readonly customerCodes?: readonly string[]
  readonly lengthVariance?: number | null
  readonly widthVariance?: number | null
  readonly depthVariance?: number | null
}

/** How much each criterion counts, and how far a number may be off before it counts nothing. */
export interface SimilarityWeights {
  readonly weights: Readonly<Record<Criterion, number>>
  /** Share of the wanted dimension, where the search has no variance. */
  readonly dimensionTolerance: number
  readonly areaTolerance: number
  readonly colourTolerance: number
  readonly passTolerance: number
  /** Score of another grade of the same family, and of another style of the same family. */
  readonly sameGradeFamily: number
  readonly sameStyleFamily: number
}

/** Our own choice. */
export const defaultSimilarity: SimilarityWeights = {
  weights: {
    length: 0.14,
    width: 0.14,
    depth: 0.12,
    boardGrade: 0.14,
    cartonStyle: 0.12,
    sheetSqm: 0.08,
    cartonSqm: 0.08,
    colorNo: 0.06,
    passNo: 0.04,
    preprint: 0.03,
    forme: 0.02,
    deliveryRegion: 0.02,
    costCentreCode: 0.01,
  },
  dimensionTolerance: 0.1,
  areaTolerance: 0.1,
  colourTolerance: 4,
  passTolerance: 3,
  sameGradeFamily: 0.6,
  sameStyleFamily: 0.5,
}
