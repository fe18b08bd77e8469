import { z } from 'zod'
import { type Shock, shockFindings, shockLimits, shockPercents } from '#domain/rehearsal'
import { masterParts, requiredText } from '../masterFields.ts'

const percent = z.number().min(shockLimits.least).max(shockLimits.most)
const codes = z.array(z.string().trim().min(1).max(30)).max(200)

const percents = Object.fromEntries(shockPercents.map(field => [field, percent])) as Record<
  (typeof shockPercents)[number],
  typeof percent
>

/** What a rehearsal changes. */
export const shockFields = { ...percents, papers: codes, closedPlants: codes }

/** What is kept of a rehearsal. */
export const rehearsalFields = {
  name: requiredText('Name', 80),
  ...shockFields,
  isActive: masterParts.isActive,
}

/** Says at their fields what is wrong with what is to change. */
export const checkShock = ({ issues, value }: z.core.ParsePayload<Shock>) => {
  for (const { path, message } of shockFindings(value))
    issues.push({ code: 'custom', input: value, path: [path], message })
}

/** A rehearsal as people keep it: a name, and what is to change. */
export const RehearsalInput = z.object(rehearsalFields).check(checkShock)
export type RehearsalInput = z.infer<typeof RehearsalInput>
