import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import {
  lookups,
  plantBusinessUnits,
  plants,
  workflowSteps,
  workflowStepWorkgroups,
  workgroups,
} from '../../database/schema/index.ts'
import { notFound } from '../../problem/problem.ts'

/** Which workgroups own which steps, by plant; a plant of null is every plant. */
export function plantWorkgroups(db: Database) {
  return db
    .select({
      plantCode: workflowStepWorkgroups.plantCode,
      workgroupCode: workgroups.code,
      workgroupDescription: workgroups.description,
      stepCode: workflowSteps.code,
      stepName: workflowSteps.name,
    })
    .from(workflowStepWorkgroups)
    .innerJoin(workgroups, eq(workgroups.code, workflowStepWorkgroups.workgroupCode))
    .innerJoin(workflowSteps, eq(workflowSteps.code, workflowStepWorkgroups.stepCode))
    .orderBy(asc(workflowStepWorkgroups.plantCode), asc(workgroups.code), asc(workflowSteps.code))
}

/** Business units that a plant works for, its own first. */
export async function businessUnitsOfPlant(db: Database, plantCode: string) {
  const [plant] = await db.select().from(plants).where(eq(plants.code, plantCode))
  if (plant === undefined) throw notFound(`Plant ${plantCode}`)
  const others = await db
    .select({ code: plantBusinessUnits.businessUnit })
    .from(plantBusinessUnits)
    .where(eq(plantBusinessUnits.plantCode, plantCode))
    .orderBy(asc(plantBusinessUnits.businessUnit))
  const names = await db
    .select({ code: lookups.code, description: lookups.description })
    .from(lookups)
    .where(and(eq(lookups.kind, 'businessUnit')))
  const codes = [...new Set([plant.businessUnit, ...others.map(row => row.code)])]
  return codes.map(code => ({
    code,
    description: names.find(row => row.code === code)?.description ?? code,
  }))
}
