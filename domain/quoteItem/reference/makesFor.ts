import { entryUnder } from '#domain/tables'

/** Whose work a quote of a business unit may be besides its own: what CCP sells, Board makes (001 §9; decision 0049). */
const matched: Readonly<Record<string, readonly string[]>> = { CCP: ['BOARD'] }

/** The business units that a plant works for: its own, and those it works for besides. */
interface WorkingPlant {
  readonly businessUnit: string
  readonly businessUnits: readonly string[]
}

/** Whether a plant makes what a quote of this business unit asks for; of a quote without one, every plant does. */
export function makesFor({ businessUnit, businessUnits }: WorkingPlant, unitOfQuote: string): boolean {
  const units = [unitOfQuote, ...(entryUnder(matched, unitOfQuote) ?? [])]
  return unitOfQuote === '' || [businessUnit, ...businessUnits].some(unit => units.includes(unit))
}
