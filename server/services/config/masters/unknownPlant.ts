import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { plants } from '../../../database/schema/index.ts'
import type { FieldError } from '../../../problem/problem.ts'

/** The plant of a master that is none, or is not in use; '' is every plant. */
export async function unknownPlant(tx: Database, wanted: string): Promise<FieldError[]> {
  if (wanted === '') return []
  const [plant] = await tx
    .select({ code: plants.code })
    .from(plants)
    .where(and(eq(plants.code, wanted), eq(plants.isActive, true)))
  return plant === undefined ? [{ path: 'plantCode', message: `There is no plant ${wanted} in use.` }] : []
}
