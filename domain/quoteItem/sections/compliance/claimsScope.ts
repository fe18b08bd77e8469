import { text } from '#domain/messages'
import type { ItemUnderRules } from '../../about.ts'
import type { Finding } from '../../finding.ts'
import { findingOn } from '../../findingOn.ts'
import { approvals } from './approvals.ts'
import type { Compliance } from './compliance.ts'
import { complianceFields } from './fields.ts'

const error = findingOn('compliance')

/**
 * Air freight and dangerous goods need their approval; checked only for people who may give it, as the specification says
 * twice: nobody else could do anything about it here. That no item goes on to the customer without is a matter of the
 * approvals that the Approval tab lists (decision N33). Rule claims-scope (001 §5, §6).
 */
export const claimsScope = (compliance: Compliance, { scopes }: Pick<ItemUnderRules, 'scopes'>): Finding[] =>
  scopes.includes('APPROVE_DANGEROUS_GOODS')
    ? approvals
        .filter(({ claim, approval }) => compliance[claim] && !compliance[approval])
        .map(({ approval }) =>
          error(approval, 'required', text('formRequired', { field: complianceFields[approval].label })),
        )
    : []
