import { defaultMcKee, type McKeeCoefficients, newtonsPerPound } from './mckee.ts'

const poundsPerInch = 5.710147
const poundInches = 8.850746
const millimetresPerInch = 25.4

/**
 * Compression strength of a regular slotted box in kN by the full formula of McKee, Gander and Wachuta (1963),
 * which is in pounds and inches: ECT in kN/m, the board's bending stiffness per width along (dx) and across (dy)
 * the machine direction in N·m, perimeter in mm.
 */
export function fullMcKee(
  ect: number,
  dx: number,
  dy: number,
  perimeter: number,
  coefficients: McKeeCoefficients = defaultMcKee,
): number {
  const { factor, ect: ectPower, stiffness, perimeter: perimeterPower } = coefficients.full
  const pounds =
    factor *
    (ect * poundsPerInch) ** ectPower *
    Math.sqrt(dx * poundInches * dy * poundInches) ** stiffness *
    (perimeter / millimetresPerInch) ** perimeterPower
  return (pounds * newtonsPerPound) / 1000
}
