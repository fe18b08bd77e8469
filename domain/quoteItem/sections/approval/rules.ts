import type { SectionRules } from '../../about.ts'
import { approved } from './approved.ts'
import { numberedOrders } from './numberedOrders.ts'
import { toolingMatches } from './toolingMatches.ts'

/** The rules of Approval. Source: 001 §5. */
export const approvalRules: SectionRules<'approval'> = {
  rules: [approved, numberedOrders, toolingMatches],
}
