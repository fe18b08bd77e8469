import { eq, sql } from 'drizzle-orm'
import { plantAlone } from '#domain/boardGrades'
import { logChanges } from '../../database/changeLog.ts'
import type { Database } from '../../database/database.ts'
import { customerProfiles } from '../../database/schema/index.ts'
import type { Lgx } from '../../integrations/lgx/lgx.ts'
import type { CustomerPlant } from '../../integrations/lgx/newProduct.ts'
import type { Person } from '../../person/person.ts'
import { notFound, Problem } from '../../problem/problem.ts'
import { profileOrProblem } from '../customer/repository.ts'

/**
 * Changes the plant and cost centre that a customer's quotes begin with, first in the ERP system and then here. Rule
 * default-cost-centre-update (001 §7).
 */
export async function changeCustomerPlant(
  { db, lgx }: { readonly db: Database; readonly lgx: Lgx },
  person: Person,
  asked: CustomerPlant,
): Promise<CustomerPlant> {
  const { customerCode, costCentreCode } = asked
  const plantCode = plantAlone(asked.plantCode)
  const before = await profileOrProblem(db, customerCode)
  const offered = await lgx.customerPlants(customerCode)
  const isOffered = offered?.some(
    each => each.plantCode === plantCode && each.costCentreCode === costCentreCode,
  )
  if (isOffered === false) {
    throw new Problem('rule-failed', `LGX has no cost centre ${costCentreCode} of plant ${plantCode}.`, {
      errors: [{ path: 'costCentreCode', message: 'not valid' }],
    })
  }
  const plant = { customerCode, plantCode, costCentreCode }
  if (!(await lgx.changeCustomerPlant(plant))) throw notFound(`Customer ${customerCode} in LGX`)
  const now = { plantCode: `${plantCode}-${costCentreCode}`, costCentreCode }
  await db.transaction(async tx => {
    const version = sql`${customerProfiles.version} + 1`
    await tx
      .update(customerProfiles)
      .set({ ...now, version })
      .where(eq(customerProfiles.customerCode, customerCode))
    const thing = { what: 'customerProfile', key: customerCode, quoteId: null }
    const old = { plantCode: before.plantCode, costCentreCode: before.costCentreCode }
    await logChanges(tx, person.login, thing, old, now)
  })
  return plant
}
