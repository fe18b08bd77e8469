import { entryUnder } from '#domain/tables'
import type { EngineMasters } from '../masters.ts'
import { plantFor } from '../plantFor.ts'
import type { Candidates, RemedyFields } from './remedy.ts'

/** Remedies for a board that is not to be had: another grade of the flute, then the flutes nearest in caliper. */
export function* boardRemedies(entered: RemedyFields, masters: EngineMasters): Candidates {
  const grades = masters.boardGrades
  for (const { code, flute } of grades)
    if (flute === entered.flute && code !== entered.grade)
      yield { label: `use ${code}`, change: { grade: code } }
  yield* fluteRemedies(entered, masters)
}

/** The other flutes that there are grades in, nearest in caliper first. */
export function* fluteRemedies(entered: RemedyFields, masters: EngineMasters): Candidates {
  const flutes = plantFor(masters, entered.plant)?.flutes ?? {}
  const caliper = entryUnder(flutes, entered.flute)?.caliper ?? 0
  const others = Object.values(flutes)
    .filter(({ code }) => code !== entered.flute && masters.boardGrades.some(({ flute }) => flute === code))
    .toSorted((a, b) => Math.abs(a.caliper - caliper) - Math.abs(b.caliper - caliper))
  for (const { code } of others) yield { label: `use flute ${code}`, change: { flute: code, grade: '' } }
}
