import type { BoardGrade, BoardGradeVariant, GradeNeed } from '#domain/boardGrades'

/** A variant that suits an ordinary item at plant P1. */
export function aVariant(overrides: Partial<BoardGradeVariant> = {}): BoardGradeVariant {
  return {
    code: 'V1',
    plantCode: 'P1-10',
    isWorkflow: true,
    isFSCCompliant: true,
    isLcboExportWineCompliant: true,
    isAirFreightCompliant: true,
    isDangerousGoodsCompliant: true,
    isPreprint: false,
    isPreprintProduction: false,
    ...overrides,
  }
}

export function aGrade(overrides: Partial<BoardGrade> = {}): BoardGrade {
  return {
    id: 1,
    code: '175C',
    strengthIndicator: 30,
    plantBoardGradeVariants: [aVariant()],
    ...overrides,
  }
}

/** A new, plain item at plant P1 that demands nothing. */
export function aNeed(overrides: Partial<GradeNeed> = {}): GradeNeed {
  return {
    plantCode: 'P1-10',
    itemCategory: 'NEW_MANUAL_DESIGN',
    printProcessCode: null,
    compliance: {
      isFscCompliant: false,
      isLcboExportWineCompliant: false,
      isDangerousGoodsCompliant: false,
      isAirFreightCompliant: false,
    },
    ...overrides,
  }
}
