import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { rehearsalRuns, users } from '../../database/schema/index.ts'

/** The newest run that came to its end; null: there is none. */
export async function newestRun(db: Database, rehearsalId: number) {
  const [found] = await db
    .select({ run: rehearsalRuns, name: users.name })
    .from(rehearsalRuns)
    .leftJoin(users, eq(users.login, rehearsalRuns.startedBy))
    .where(and(eq(rehearsalRuns.rehearsalId, rehearsalId), isNotNull(rehearsalRuns.finishedAt)))
    .orderBy(desc(rehearsalRuns.id))
    .limit(1)
  return found === undefined ? null : { ...found.run, startedByName: found.name ?? found.run.startedBy }
}
