import { z } from 'zod'
import { masterRights } from '#domain/access'
import { orderTypeFields } from './config/orderTypeInput.ts'
import { endpoint, type Service } from './endpoint.ts'
import { listQuery } from './listQuery.ts'
import { masterFilter, masterParts } from './masterFields.ts'

export { OrderTypeInput } from './config/orderTypeInput.ts'

const ids = { id: z.string().meta({ description: 'the code' }), version: masterParts.version }

/** A type of orders at vendors as administrators keep it; the types themselves are the product's. */
export const OrderTypeMaster = z.object({ ...orderTypeFields, ...ids }).meta({ id: 'OrderTypeMaster' })
export type OrderTypeMaster = z.infer<typeof OrderTypeMaster>

/** Calls about types of orders; part of the config service. */
export const orderTypeCalls = {
  orderTypeMasters: endpoint({
    method: 'GET',
    path: '/config/OrderType',
    summary: 'Types of orders with the hours that vendors need; those in use unless told',
    right: masterRights.orderType,
    query: listQuery(z.object(masterFilter)),
    response: z.array(OrderTypeMaster),
    list: true,
  }),
  saveOrderType: endpoint({
    method: 'POST',
    path: '/config/OrderType',
    summary: 'Save a type of orders: its name, the hours that vendors need, its place',
    right: masterRights.orderType,
    body: z.object({ ...orderTypeFields, version: masterParts.version }),
    response: OrderTypeMaster,
    problems: ['stale', 'already-exists', 'rule-failed', 'not-found'],
  }),
} satisfies Service
