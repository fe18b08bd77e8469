import { roundHalfUp } from './roundHalfUp.ts'

/** An amount in whole cents: cost values are rounded to 2 decimals (001 §9). */
export function roundMoney(amount: number): number {
  return roundHalfUp(amount, 2)
}
