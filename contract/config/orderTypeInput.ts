import { z } from 'zod'
import { orderTypeCodes } from '#domain/manualOrders'
import { masterParts, requiredText } from '../masterFields.ts'

/** What is kept of a type of orders. */
export const orderTypeFields = {
  code: z.enum(orderTypeCodes),
  description: requiredText('Name', 60),
  /** Working hours that a vendor needs: the due date that a new order is offered. */
  leadHours: z.int().min(0).max(2_000),
  /** Its place in the lists it is chosen from. */
  sequence: z.int().min(0).max(1_000),
  isActive: masterParts.isActive,
}

export const OrderTypeInput = z.object(orderTypeFields)
export type OrderTypeInput = z.infer<typeof OrderTypeInput>
