import type { FloorChain } from './floorApprovers.ts'

/** What of a chain of approvers does not go together, by field: each decides from further under the floor than the one before. Our own rule. */
export function floorChainFindings(
  chain: Omit<FloorChain, 'firstApprover'>,
): { path: keyof FloorChain; message: string }[] {
  const { secondApprover, secondFrom, thirdApprover, thirdFrom } = chain
  const findings: { path: keyof FloorChain; message: string }[] = []
  if (secondApprover !== '' && !(secondFrom > 0))
    findings.push({ path: 'secondFrom', message: 'Enter from how many points under the floor.' })
  if (thirdApprover !== '' && secondApprover === '')
    findings.push({ path: 'secondApprover', message: 'Enter the second approver before a third.' })
  if (thirdApprover !== '' && !(thirdFrom > secondFrom))
    findings.push({ path: 'thirdFrom', message: 'The third decides from further under the floor.' })
  return findings
}
