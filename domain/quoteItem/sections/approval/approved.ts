import type { ItemUnderRules } from '../../about.ts'
import type { Finding } from '../../finding.ts'
import type { Approval } from './approval.ts'
import { approvalError } from './approvalError.ts'
import { approvalsField, asksCustomer, decidesHere } from './approvalsField.ts'
import { approvalLabel } from './approvalTypes.ts'
import { type ApprovalStanding, approvalStandings } from './standings.ts'

function sentence({ approvalType, state, why, decision, moved }: ApprovalStanding): string {
  const name = approvalLabel(approvalType)
  if (state === 'rejected') return `${name} was rejected by ${decision?.approvedBy ?? ''}: ${why}`
  return moved.length > 0
    ? `${name} has to be approved again: ${moved.join(', ')}.`
    : `${name} waits for approval: ${why}`
}

/**
 * What the product and the price call for is approved, what the customer approves where the step asks for it, with the
 * document that says so. Nothing is said where nobody decides, and while the decisions are not known. Rules approval-required and approval-code
 * (001 §5).
 */
export function approved(
  _: Approval,
  { sections, facts, fieldRules }: Pick<ItemUnderRules, 'sections' | 'facts' | 'fieldRules'>,
): Finding[] {
  if (facts.decisions === undefined || !decidesHere(fieldRules)) return []
  const isAsked = asksCustomer(fieldRules)
  return approvalStandings(sections, facts)
    .filter(({ isCustomers }) => isAsked || !isCustomers)
    .flatMap(standing => {
      if (standing.state !== 'approved')
        return [approvalError(approvalsField, 'approval-required', sentence(standing))]
      return standing.isCustomers && standing.decision?.doc === ''
        ? [
            approvalError(
              approvalsField,
              'approval-required',
              `${approvalLabel(standing.approvalType)} needs the document that says so.`,
            ),
          ]
        : []
    })
}
