import { changesOf } from './changesOf.ts'
import { differencesOf, mergedValues, type PathDifference, proposedSide, type Side } from './mergeSections.ts'
import { placeOf, rowPath, valueAt } from './path.ts'
import type { Section } from './section.ts'
import { type SectionKey, sections } from './sections.ts'

/** What of a break says how it is sold: one of them is given, and whoever's that is has all of them. */
const saleCells = ['given', 'markUp', 'markUpPercent', 'marginPercent', 'price']

const rowOf = (path: string): string | null => {
  const { field, row } = placeOf(path)
  return row === null ? null : rowPath(field, row)
}

/** The paths of how the break is sold that a path is one of; the path alone for any other. */
function together(path: string): readonly string[] {
  const { field, row, cell } = placeOf(path)
  return row !== null && cell !== null && saleCells.includes(cell)
    ? saleCells.map(each => rowPath(field, row, each))
    : [path]
}

/** One line for a break that both sell by something else: what it is sold for. */
function asSold(apart: readonly PathDifference[], mine: object, theirs: object): PathDifference[] {
  const otherwise = apart.filter(({ path }) => placeOf(path).cell === 'given')
  const covered = otherwise.flatMap(({ path }) => together(path))
  return apart.flatMap(difference => {
    if (!covered.includes(difference.path)) return [difference]
    if (!otherwise.includes(difference)) return []
    const path = difference.path.replace(/\.given$/, '.price')
    const whose = new Set(
      apart.flatMap(each => (together(difference.path).includes(each.path) ? [each.changedBy] : [])),
    )
    const changedBy = whose.size === 1 ? difference.changedBy : 'both'
    return [{ changedBy, path, mine: valueAt(mine, path) ?? null, theirs: valueAt(theirs, path) ?? null }]
  })
}

/** What two versions differ in by what was entered, where the section tells that from what follows. */
function enteredApart({ fields, entered = its => its }: Section, base: object, mine: object, theirs: object) {
  const [from, own, stored] = [base, mine, theirs].map(each => entered(each as never))
  return differencesOf(fields, from ?? base, own ?? mine, stored ?? theirs)
}

/**
 * What a person is asked about when two saves of a section met. What follows from something else is never asked about: of a
 * section with such figures only what both entered, all that was entered of a row that both changed, and everything once the
 * terms differ that it is read by. Of any other section: all that differs.
 */
export function askedDifferences(
  key: SectionKey,
  base: object,
  mine: object,
  theirs: object,
): readonly PathDifference[] {
  const section = sections[key] as unknown as Section
  const { fields, entered, terms = [] } = section
  const apart = enteredApart(section, base, mine, theirs)
  if (entered === undefined) return apart
  const shown = asSold(apart, mine, theirs)
  if (shown.some(({ path }) => terms.includes(path))) return shown
  const rowsBy = (whose: object) =>
    changesOf(fields, entered(base as never), entered(whose as never)).map(({ path }) => rowOf(path))
  const [byMe, byThem] = [rowsBy(mine), rowsBy(theirs)]
  return shown.filter(({ path, changedBy }) => {
    const row = rowOf(path)
    return changedBy === 'both' || (row !== null && byMe.includes(row) && byThem.includes(row))
  })
}

/**
 * Two saves of a section as one: what a person chose of what they were asked, and for the rest what each side alone entered.
 * What follows from it has to be calculated anew.
 */
export function mergedAsChosen<Held extends object>(
  key: SectionKey,
  base: Held,
  mine: Held,
  theirs: Held,
  choices: Readonly<Record<string, Side | undefined>>,
): Held {
  const section = sections[key] as unknown as Section
  const sides = [
    ...differencesOf(section.fields, base, mine, theirs),
    ...enteredApart(section, base, mine, theirs),
  ].map(difference => [difference.path, proposedSide(difference)] as const)
  const chosen = Object.entries(choices).flatMap(([path, side]) =>
    together(path).map(each => [each, side] as const),
  )
  return mergedValues(section.fields, mine, theirs, Object.fromEntries([...sides, ...chosen]))
}
