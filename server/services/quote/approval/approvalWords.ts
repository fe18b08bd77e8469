import { approvalLabel } from '#domain/quoteItem'
import type { Database } from '../../../database/database.ts'
import { nameOf } from '../../security/names.ts'
import type { OpenApprover } from './openApprovers.ts'

/** What waits for somebody, a line each, with who is away where they decide as a deputy. */
export async function approvalWords(tx: Database, theirs: readonly OpenApprover[]): Promise<string> {
  const lines: string[] = []
  for (const { approval, onBehalfOf } of theirs) {
    const away = onBehalfOf === '' ? '' : ` (you decide for ${await nameOf(tx, onBehalfOf)}, who is away)`
    lines.push(`${approvalLabel(approval.approvalType)}${away}: ${approval.why}`)
  }
  return [...new Set(lines)].join('\n')
}
