import { customerRows } from './customers.ts'

export type Belongs = (typeof customerRows)[number]

/** Quotes go round the customers in turn. */
export function customerFor(index: number): Belongs {
  const customer = customerRows[index % customerRows.length]
  if (customer === undefined) throw new Error('There are no customers.')
  return customer
}
