import type { RunCharge } from './costJob.ts'

/** Charges of a run of so many units: so much a unit and so much a run. */
export function runCharges(charges: readonly RunCharge[], quantity: number): number {
  return charges.reduce((sum, charge) => sum + (charge.perUnit ?? 0) * quantity + (charge.fixed ?? 0), 0)
}
