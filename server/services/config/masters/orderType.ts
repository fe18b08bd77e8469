import { and, asc, eq, sql } from 'drizzle-orm'
import type { OrderTypeInput, OrderTypeMaster } from '#contract/orderTypes'
import { toolingOrders, vendorOrderTypes } from '../../../database/schema/index.ts'
import { codeKey, type Master } from '../../masters/master.ts'
import { containingIn, createMasterList } from '../../masters/masterList.ts'

interface OrderTypeFilter {
  readonly q?: string | undefined
  readonly state?: 'active' | 'inactive' | 'all' | undefined
}

const own = vendorOrderTypes
const isActive = sql<boolean>`not ${own.isHidden}`
const states = { active: eq(own.isHidden, false), inactive: eq(own.isHidden, true), all: undefined }

export const orderTypeList = createMasterList<OrderTypeMaster, OrderTypeFilter>({
  name: 'vendor_order_types',
  table: own,
  key: own.code,
  fields: {
    id: own.code,
    code: sql<OrderTypeMaster['code']>`${own.code}`,
    description: own.description,
    leadHours: own.leadHours,
    sequence: own.sequence,
    isActive,
    version: own.version,
  },
  sorts: {
    code: own.code,
    description: own.description,
    leadHours: own.leadHours,
    sequence: own.sequence,
    isActive,
  },
  otherwise: [asc(own.sequence), asc(own.code)],
  where: ({ q, state }) => and(states[state ?? 'active'], containingIn(q, own.code, own.description)),
})

const valuesOf = ({ code, description, leadHours, sequence, isActive: isInUse }: OrderTypeInput) => ({
  ...{ code, description, leadHours, sequence, isHidden: !isInUse },
})

/** Types of orders at vendors, with the hours by which a new order is offered its due date. */
export const orderTypeMaster: Master<string, OrderTypeInput> = {
  kind: 'orderType',
  one: 'order type',
  nameField: 'code',
  fixedFields: ['code'],
  keyOf: codeKey,
  read: orderTypeList.read,
  find: async (tx, { code }) => (await orderTypeList.read(tx, code))?.id ?? null,
  insert: async (tx, input) => {
    await tx.insert(own).values(valuesOf(input))
    return input.code
  },
  update: async (tx, key, input, version) => {
    await tx
      .update(own)
      .set({ ...valuesOf(input), version })
      .where(eq(own.code, key))
  },
  remove: async (tx, key) => {
    await tx.delete(own).where(eq(own.code, key))
  },
  usedBy: async (tx, key) => {
    const [order] = await tx
      .select({ id: toolingOrders.id })
      .from(toolingOrders)
      .where(eq(toolingOrders.orderType, key))
      .limit(1)
    return order === undefined ? [] : [`orders of this type, ${order.id} among them`]
  },
}
