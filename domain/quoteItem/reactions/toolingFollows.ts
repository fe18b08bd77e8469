import type { Reaction } from '../reaction.ts'
import { toolingCustomersFor } from '../sections/approval/toolingCustomers.ts'

/**
 * A tooling account of another type of customer than the item's is cleared; where exactly one fits the type that an item
 * has become, it is taken. Its name follows. Rules approval-tooling and
 * specialties-tooling-auto (001 §4, §5).
 */
export const toolingFollows: Reaction = (before, { approval, pricing }, { facts }) => {
  const { toolingCustomers } = facts
  if (toolingCustomers === undefined) return null
  const fitting = toolingCustomersFor(pricing, toolingCustomers)
  const { toolingAccountNumber, toolingAccountName } = approval
  const isTurned = before.pricing.isSpecialties !== pricing.isSpecialties
  const own = fitting.find(each => each.toolingAccountNumber === toolingAccountNumber)
  const only = isTurned && fitting.length === 1 ? fitting[0] : undefined
  const account = own ?? only
  if (account === undefined)
    return toolingAccountNumber === ''
      ? null
      : {
          patch: { approval: { toolingAccountNumber: '', toolingAccountName: '' } },
          said: 'The tooling account was cleared: it is of another type of customer.',
        }
  if (account === own && toolingAccountName === account.toolingAccountDesc) return null
  const { toolingAccountDesc } = account
  return {
    patch: {
      approval: {
        toolingAccountNumber: account.toolingAccountNumber,
        toolingAccountName: toolingAccountDesc,
      },
    },
    said: account === own ? '' : `Tooling account ${toolingAccountDesc} was taken.`,
  }
}
