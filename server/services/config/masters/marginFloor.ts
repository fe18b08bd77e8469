import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { MarginFloor, MarginFloorInput } from '#contract/marginFloors'
import type { Database } from '../../../database/database.ts'
import { marginFloors, users } from '../../../database/schema/index.ts'
import type { FieldError } from '../../../problem/problem.ts'
import { idKey, type Master } from '../../masters/master.ts'
import { containingIn, createMasterList, inState } from '../../masters/masterList.ts'
import { insertedId, storedId } from '../../masters/storedId.ts'
import { personNameOf } from '../../security/names.ts'

interface MarginFloorFilter {
  readonly q?: string | undefined
  readonly state?: 'active' | 'inactive' | 'all' | undefined
}

const { name, businessUnit, productGroup, floorPercent, isActive, version } = marginFloors
const { firstApprover, secondApprover, thirdApprover } = marginFloors

const names = {
  firstApproverName: personNameOf(firstApprover),
  secondApproverName: personNameOf(secondApprover),
  thirdApproverName: personNameOf(thirdApprover),
}

/** As what comes out of the database is read: its codes were checked when they were saved. */
type Stored = MarginFloor

export const marginFloorList = createMasterList<Stored, MarginFloorFilter>({
  name: 'margin_floors',
  table: marginFloors,
  key: marginFloors.id,
  fields: {
    ...{ id: marginFloors.id, name, businessUnit, productGroup, floorPercent, firstApprover },
    secondApprover,
    secondFrom: marginFloors.secondFrom,
    thirdApprover,
    thirdFrom: marginFloors.thirdFrom,
    ...{ isActive, version },
    ...names,
  },
  sorts: {
    ...{ name, businessUnit, productGroup, floorPercent, firstApprover, isActive },
    firstApproverName: names.firstApproverName,
  },
  otherwise: [asc(marginFloors.id)],
  where: ({ q, state }) =>
    and(
      inState(isActive, state),
      containingIn(q, name, businessUnit, productGroup, firstApprover, names.firstApproverName),
    ),
})

const valuesOf = (input: MarginFloorInput): MarginFloorInput => ({
  name: input.name,
  businessUnit: input.businessUnit,
  productGroup: input.productGroup,
  floorPercent: input.floorPercent,
  firstApprover: input.firstApprover,
  secondApprover: input.secondApprover,
  secondFrom: input.secondFrom,
  thirdApprover: input.thirdApprover,
  thirdFrom: input.thirdFrom,
  isActive: input.isActive,
})

const approvers = ['firstApprover', 'secondApprover', 'thirdApprover'] as const

/** Approvers that are nobody, or work here no more. */
async function unknownApprovers(tx: Database, input: MarginFloorInput): Promise<FieldError[]> {
  const named = approvers.filter(field => input[field] !== '')
  const known = await tx
    .select({ login: users.login })
    .from(users)
    .where(
      and(
        inArray(
          users.login,
          named.map(field => input[field]),
        ),
        eq(users.isActive, true),
      ),
    )
  return named
    .filter(field => !known.some(({ login }) => login === input[field]))
    .map(field => ({ path: field, message: `There is no active user ${input[field]}.` }))
}

/** Another floor in use for the same: which of the two counts would be chance. */
async function sameInUse(tx: Database, input: MarginFloorInput): Promise<FieldError[]> {
  if (!input.isActive) return []
  const [other] = await tx
    .select({ name })
    .from(marginFloors)
    .where(
      and(
        eq(isActive, true),
        ne(name, input.name),
        eq(businessUnit, input.businessUnit),
        eq(productGroup, input.productGroup),
      ),
    )
  return other === undefined
    ? []
    : [{ path: 'productGroup', message: `${other.name} is the floor of these already.` }]
}

/** The margins that prices keep. */
export const marginFloorMaster: Master<number, MarginFloorInput> = {
  kind: 'marginFloor',
  one: 'margin floor',
  nameField: 'name',
  fixedFields: ['name'],
  keyOf: idKey,
  read: marginFloorList.read,
  find: (tx, input) => storedId(tx, marginFloors, eq(name, input.name)),
  insert: (tx, input) => insertedId(tx, marginFloors, valuesOf(input)),
  update: async (tx, id, input, next) => {
    await tx
      .update(marginFloors)
      .set({ ...valuesOf(input), version: next })
      .where(eq(marginFloors.id, id))
  },
  remove: async (tx, id) => {
    await tx.delete(marginFloors).where(eq(marginFloors.id, id))
  },
  usedBy: async () => [],
  check: async (tx, input) => [...(await unknownApprovers(tx, input)), ...(await sameInUse(tx, input))],
}
