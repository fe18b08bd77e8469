import { z } from 'zod'
import { businessUnits, floorChainFindings, productGroups } from '#domain/quoteItem'
import { masterParts, requiredText } from '../masterFields.ts'

const codesOf = (all: readonly { readonly code: string }[]) => all.map(({ code }) => code)

/** One of the codes, or '' for all of them. */
const oneOrAll = (codes: readonly string[]) => z.enum(['', ...codes])

const login = z.string().trim().max(60)
const percent = z.number().min(0).max(100)

/** What is kept of a floor of margins. */
export const floorFields = {
  name: requiredText('Name', 80),
  businessUnit: oneOrAll(codesOf(businessUnits)),
  productGroup: oneOrAll(codesOf(productGroups)),
  floorPercent: percent,
  firstApprover: requiredText('First approver', 60),
  secondApprover: login,
  /** Points of margin under the floor from which the second decides. */
  secondFrom: percent,
  thirdApprover: login,
  thirdFrom: percent,
  isActive: masterParts.isActive,
}

/** Says at their fields what is wrong with who approves. */
export const checkChain = ({
  issues,
  value,
}: z.core.ParsePayload<Parameters<typeof floorChainFindings>[0]>) => {
  for (const { path, message } of floorChainFindings(value))
    issues.push({ code: 'custom', input: value, path: [path], message })
}

export const MarginFloorInput = z.object(floorFields).check(checkChain)
export type MarginFloorInput = z.infer<typeof MarginFloorInput>
