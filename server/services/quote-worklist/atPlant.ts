import { and, eq, gte, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { daysAfter } from '#domain/days'
import { orderedShownFor, type PlantStage, stepBeforePlants } from '#domain/quotes'
import type { Database } from '../../database/database.ts'
import { quoteItems, users } from '../../database/schema/index.ts'
import type { Person } from '../../person/person.ts'
import { isOpen } from './scope.ts'

/** The plant that a person works at; '': they are of none, and see every one. */
export async function plantOfPerson(db: Database, { id }: Person): Promise<string> {
  const [found] = await db.select({ plant: users.defaultPlant }).from(users).where(eq(users.id, id))
  return found?.plant ?? ''
}

/** What a plant makes, as far as the stage says; `today`: `YYYY-MM-DD`. */
export function atPlant(plant: string, stage: PlantStage, today: string): SQL | undefined {
  const { closeType, isOnHold, stepCode, wonAt } = quoteItems
  const onTheWay = and(isNull(wonAt), ne(stepCode, stepBeforePlants))
  return and(
    plant === '' ? undefined : eq(quoteItems.plant, plant),
    stage === 'ordered'
      ? and(
          isNull(closeType),
          sql`not ${isOnHold}`,
          isNotNull(wonAt),
          gte(wonAt, new Date(daysAfter(today, -orderedShownFor))),
        )
      : stage === 'coming'
        ? and(isOpen(false), onTheWay)
        : and(isOpen(true), ne(stepCode, stepBeforePlants)),
  )
}
