import { type Shock, shockPercents } from './shock.ts'

/** What is wrong with a shock, by field: one that changes nothing rehearses nothing. */
export function shockFindings(shock: Shock): { readonly path: keyof Shock; readonly message: string }[] {
  const changes = shockPercents.some(field => shock[field] !== 0) || shock.closedPlants.length > 0
  if (!changes) return [{ path: 'paperPercent', message: 'Nothing changes: enter a percentage or a plant.' }]
  return shock.papers.length > 0 && shock.paperPercent === 0
    ? [{ path: 'paperPercent', message: 'By how much do these papers change?' }]
    : []
}
