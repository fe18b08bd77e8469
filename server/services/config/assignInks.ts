import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { changeLog, inks, plantInks, plants } from '../../database/schema/index.ts'
import type { Person } from '../../person/person.ts'
import { notFound } from '../../problem/problem.ts'

interface Assignment {
  readonly inkIds: readonly number[]
  readonly isAssigned: boolean
}

/** Lets a plant keep inks, or keep them no longer; answers how many changed. An ink there is not is passed over. */
export function assignInks(
  db: Database,
  person: Person,
  plantCode: string,
  { inkIds, isAssigned }: Assignment,
): Promise<{ changed: number }> {
  return db.transaction(async tx => {
    const [plant] = await tx.select({ id: plants.id }).from(plants).where(eq(plants.code, plantCode))
    if (plant === undefined) throw notFound(`Plant ${plantCode}`)
    const known = await tx
      .select({ id: inks.id })
      .from(inks)
      .where(inArray(inks.id, [...inkIds]))
    const ids = known.map(row => row.id)
    if (ids.length === 0) return { changed: 0 }
    const changed = isAssigned
      ? await tx
          .insert(plantInks)
          .values(ids.map(inkId => ({ plantCode, inkId })))
          .onConflictDoNothing()
          .returning({ id: plantInks.inkId })
      : await tx
          .delete(plantInks)
          .where(and(eq(plantInks.plantCode, plantCode), inArray(plantInks.inkId, ids)))
          .returning({ id: plantInks.inkId })
    if (changed.length > 0) {
      await tx.insert(changeLog).values(
        changed.map(({ id }) => ({
          who: person.login,
          what: 'ink',
          key: String(id),
          quoteId: null,
          field: 'plants',
          old: isAssigned ? null : plantCode,
          new: isAssigned ? plantCode : null,
        })),
      )
    }
    return { changed: changed.length }
  })
}
