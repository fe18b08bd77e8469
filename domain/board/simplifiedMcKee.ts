import { defaultMcKee, type McKeeCoefficients } from './mckee.ts'

/**
 * Compression strength of a regular slotted box in kN: coefficient · ECT · √(perimeter · caliper), with ECT in
 * kN/m and lengths in mm (McKee, simplified; dimensionally homogeneous, so SI units work as they are).
 */
export function simplifiedMcKee(
  ect: number,
  perimeter: number,
  caliper: number,
  coefficients: McKeeCoefficients = defaultMcKee,
): number {
  return (coefficients.simplified * ect * Math.sqrt(perimeter * caliper)) / 1000
}
