import { z } from 'zod'
import { rateFindings } from '#domain/estimating'
import { masterParts } from '../masterFields.ts'

/** What is kept of a rate. */
export const rateFields = {
  /** '' for every plant that has no row of its own. */
  plantCode: z.string().trim().max(20),
  /** Its code among `rateKeys`. */
  rate: z.string().trim().max(80),
  /** Null: not entered. */
  value: z.number().min(0).nullable(),
  isActive: masterParts.isActive,
}

/** Says at its field what is wrong with a rate. */
export const checkRate = ({ issues, value }: z.core.ParsePayload<Parameters<typeof rateFindings>[0]>) => {
  for (const { path, message } of rateFindings(value))
    issues.push({ code: 'custom', input: value, path: [path], message })
}

export const RateInput = z.object(rateFields).check(checkRate)
export type RateInput = z.infer<typeof RateInput>
