import type { OrderStep } from '#domain/minimumOrder'

/** A corrugator that wants 1000 m and 300 passes, on the worked sheet of 1441 mm. */
export function aStep(overrides: Partial<OrderStep> = {}): OrderStep {
  return {
    workCentre: 'CORR1',
    isCorrugator: true,
    isSlitter: false,
    isClosure: false,
    sheetLength: 1441,
    totalNumberUp: 1,
    minLinealMetre: 1000,
    minNoOfPasses: 300,
    ...overrides,
  }
}

/** A folder-gluer that wants 300 passes. */
export function aClosure(overrides: Partial<OrderStep> = {}): OrderStep {
  return aStep({
    workCentre: 'FFG1',
    isCorrugator: false,
    isClosure: true,
    minLinealMetre: null,
    ...overrides,
  })
}
