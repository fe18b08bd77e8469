/** Whose value a person keeps. */
export type Side = 'mine' | 'theirs'

/** A field on which two versions differ; `changedBy` says who moved it away from what both started with. */
export interface Difference {
  readonly field: string
  readonly mine: unknown
  readonly theirs: unknown
  readonly changedBy: 'me' | 'them' | 'both'
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The fields on which `mine` and `theirs` differ, in the order of `mine`; both started from `base`. */
export function differences<Values extends object>(base: Values, mine: Values, theirs: Values): Difference[] {
  const fields = Object.keys(mine) as (keyof Values & string)[]
  return fields
    .filter(field => !same(mine[field], theirs[field]))
    .map(field => {
      const iChanged = !same(base[field], mine[field])
      const theyChanged = !same(base[field], theirs[field])
      const changedBy = iChanged && theyChanged ? 'both' : iChanged ? 'me' : 'them'
      return { field, mine: mine[field], theirs: theirs[field], changedBy }
    })
}

/** What is kept unless the person says otherwise: their own changes, and everybody else's where they made none. */
export const proposedSide = ({ changedBy }: Pick<Difference, 'changedBy'>): Side =>
  changedBy === 'them' ? 'theirs' : 'mine'

/** `theirs` with the fields of `mine` that the person chose to keep. */
export function merged<Values extends object>(
  mine: Values,
  theirs: Values,
  choices: Readonly<Partial<Record<string, Side>>>,
): Values {
  const kept = Object.entries(mine).filter(([field]) => choices[field] === 'mine')
  return { ...theirs, ...Object.fromEntries(kept) }
}

/** How two versions that met are set against each other. */
export interface Comparison<Values extends object> {
  readonly differences: (base: Values, mine: Values, theirs: Values) => readonly Difference[]
  readonly merged: (mine: Values, theirs: Values, choices: Readonly<Record<string, Side>>) => Values
}

/** Field by field, each as a whole. */
export const byField = { differences, merged }
