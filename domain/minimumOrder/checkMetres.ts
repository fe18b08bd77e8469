import { roundUp } from '#domain/pricingPolicies'
import type { OrderStep } from './orderStep.ts'

/** The metres an order runs on a corrugator or slitter, against the metres it must reach. */
export interface MetresCheck {
  readonly workCentre: string
  readonly linealMetres: number
  readonly threshold: number
  readonly thresholdFrom: 'board grade' | 'work centre'
  readonly isValid: boolean
  readonly recommendedQty: number
}

/**
 * The lineal metres check of one step (001 §9). The board grade's minimum counts when it is positive and not
 * above the work centre's, else the work centre's. Recommended is the largest of the three quantities that grade
 * metres, work-centre metres and passes ask for, rounded up; what is unknown or 0 is left out.
 */
export function checkMetres(step: OrderStep, quantity: number, boardGradeMetres: number | null): MetresCheck {
  const grade = boardGradeMetres ?? 0
  const workCentre = step.minLinealMetre ?? 0
  const isGrade = grade > 0 && grade <= workCentre
  const threshold = isGrade ? grade : workCentre
  const linealMetres = (quantity * step.sheetLength) / 1000
  const quantityFor = (metres: number) => (metres * 1000) / step.sheetLength
  return {
    workCentre: step.workCentre,
    linealMetres,
    threshold,
    thresholdFrom: isGrade ? 'board grade' : 'work centre',
    isValid: linealMetres >= threshold,
    recommendedQty: roundUp(
      Math.max(
        quantityFor(Math.max(grade, 0)),
        quantityFor(Math.max(workCentre, 0)),
        Math.max(step.minNoOfPasses ?? 0, 0) * step.totalNumberUp,
      ),
    ),
  }
}
