import type { ItemUnderRules } from '../../about.ts'
import type { Finding } from '../../finding.ts'
import type { Approval } from './approval.ts'
import { approvalError } from './approvalError.ts'
import { toolingCustomersFor } from './toolingCustomers.ts'

/** The tooling account is one of a tooling customer of the item's own type. Rule approval-tooling (001 §5). */
export function toolingMatches(
  { toolingAccountNumber }: Approval,
  { sections, facts }: Pick<ItemUnderRules, 'sections' | 'facts'>,
): Finding[] {
  const { toolingCustomers } = facts
  if (toolingAccountNumber === '' || toolingCustomers === undefined) return []
  const isOne = toolingCustomersFor(sections.pricing, toolingCustomers).some(
    each => each.toolingAccountNumber === toolingAccountNumber,
  )
  return isOne
    ? []
    : [
        approvalError(
          'toolingAccountNumber',
          'approval-tooling',
          `Tooling account ${toolingAccountNumber} is of another type of customer.`,
        ),
      ]
}
