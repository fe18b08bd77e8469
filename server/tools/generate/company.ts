import { and, asc, eq } from 'drizzle-orm'
import { plantAlone } from '#domain/boardGrades'
import type { WorkflowDefinition } from '#domain/workflow'
import type { Database } from '../../database/database.ts'
import {
  boardGrades,
  boardGradeVariants,
  customerProfiles,
  customers,
  deliveryAddresses,
  marginFloors,
  users,
  userWorkgroups,
} from '../../database/schema/index.ts'
import { createDefinitions } from '../../services/quoteItem/definition.ts'

export interface GeneratedCustomer {
  readonly customerCode: string
  readonly customerName: string
  readonly industryCode: string
  readonly businessUnit: string
  readonly salesRepLogin: string
  readonly country: string
  /** Where its goods go; null: not known. */
  readonly address: typeof deliveryAddresses.$inferSelect | null
  /** Plant without cost centre. */
  readonly plant: string
}

export interface Board {
  readonly grade: string
  readonly variant: string
  readonly flute: string
}

/** What generated items belong to: the company that is in the database. */
export interface Company {
  readonly customers: readonly GeneratedCustomer[]
  /** Logins of the people of a workgroup. */
  readonly membersOf: ReadonlyMap<string, readonly string[]>
  /** Boards that a plant makes and that can be chosen for what is not preprinted. */
  readonly boardsAt: ReadonlyMap<string, readonly Board[]>
  readonly workflow: WorkflowDefinition
  /** The margins that its prices keep. */
  readonly floors: readonly (typeof marginFloors.$inferSelect)[]
}

function grouped<Row, Value>(rows: readonly Row[], key: (row: Row) => string, value: (row: Row) => Value) {
  const groups = new Map<string, Value[]>()
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), value(row)])
  return groups
}

async function readCustomers(db: Database): Promise<GeneratedCustomer[]> {
  const rows = await db
    .select({ customer: customers, plant: customerProfiles.plantCode, address: deliveryAddresses })
    .from(customers)
    .innerJoin(customerProfiles, eq(customerProfiles.customerCode, customers.customerCode))
    .leftJoin(
      deliveryAddresses,
      and(eq(deliveryAddresses.customerCode, customers.customerCode), eq(deliveryAddresses.isDefault, true)),
    )
    .orderBy(asc(customers.customerCode))
  return rows.map(({ customer, plant, address }) => ({
    ...customer,
    address,
    plant: plantAlone(plant),
  }))
}

/** Reads the company, everything in a fixed order. */
export async function readCompany(db: Database): Promise<Company> {
  const members = await db
    .select({ login: users.login, group: userWorkgroups.workgroupCode })
    .from(userWorkgroups)
    .innerJoin(users, eq(users.id, userWorkgroups.userId))
    .where(eq(users.isActive, true))
    .orderBy(asc(userWorkgroups.workgroupCode), asc(users.login))
  const boards = await db
    .select({
      plant: boardGradeVariants.plantCode,
      grade: boardGrades.code,
      variant: boardGradeVariants.code,
      flute: boardGrades.flute,
    })
    .from(boardGradeVariants)
    .innerJoin(boardGrades, eq(boardGrades.id, boardGradeVariants.boardGradeId))
    .where(and(eq(boardGradeVariants.isWorkflow, true), eq(boardGradeVariants.isPreprint, false)))
    .orderBy(asc(boardGradeVariants.plantCode), asc(boardGradeVariants.code))
  const company = {
    customers: await readCustomers(db),
    membersOf: grouped(
      members,
      row => row.group,
      row => row.login,
    ),
    boardsAt: grouped(
      boards,
      row => row.plant,
      ({ grade, variant, flute }) => ({ grade, variant, flute }),
    ),
    workflow: await createDefinitions(db).current(),
    floors: await db.select().from(marginFloors).where(eq(marginFloors.isActive, true)),
  }
  if (company.customers.length === 0) throw new Error('There are no customers to quote for.')
  return company
}
