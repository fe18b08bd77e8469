import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import { z } from 'zod'
import { type ManualOrder, ManualOrderForm } from '#contract/newWork'
import { specificationWords, text } from '#domain/messages'
import type { Stored } from '../../components/editing/stored.ts'
import { type OrderDraft, orderLabels } from './orderWords.ts'

const fields = Object.keys(orderLabels) as readonly (keyof OrderDraft)[]

/** A new order (000 §9): due today until its type says when it can be ready. */
export const emptyOrder = (today: string): OrderDraft => ({
  ...ManualOrderForm.omit({
    orderType: true,
    vendorId: true,
    costCenter: true,
    orderDescription: true,
  }).parse({ dueDate: today }),
  orderType: '',
  vendorId: 0,
  costCenter: '',
  orderDescription: '',
})

/** The form of an order that is stored, on its version. */
export const draftOf = (order: ManualOrder): Stored<OrderDraft> => ({
  version: order.version,
  values: Object.fromEntries(fields.map(field => [field, order[field]])) as unknown as OrderDraft,
})

/** A form's day has no time behind it: what follows a day was typed, and makes it none. */
const TypedOrder = ManualOrderForm.extend({
  dueDate: z.iso.date({
    error: ({ input }) =>
      input ? text('formInvalidDate') : text('formRequired', { field: orderLabels.dueDate }),
  }),
})

/** What the server refuses is refused in the form, in the same words. */
export const orderResolver = zodResolver(TypedOrder, {
  error: specificationWords,
}) as unknown as Resolver<OrderDraft>

/** A draft that the resolver let pass. */
export const asForm = (draft: OrderDraft): ManualOrderForm => draft as ManualOrderForm
