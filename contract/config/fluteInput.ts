import { z } from 'zod'
import { fluteFindings } from '#domain/boxGeometry'
import { capitalCode, masterParts } from '../masterFields.ts'

/** What the geometry adds for a flute, mm. A fold can also take away: BC's fourth panel loses 2. */
const added = z.number().min(-20).max(60)
const quartet = z.tuple([added, added, added, added])
/** A length of the board that there has to be, mm. */
const length = (most: number) => z.number().gt(0).max(most)

/** What is kept of a flute. */
export const fluteFields = {
  /** '' for every plant that has no row of its own. */
  plantCode: z.string().trim().max(20),
  code: capitalCode('Code', 10),
  caliper: length(30),
  /** Metres of each medium in a metre of board, from the outside in. */
  takeUp: z.array(z.number().min(1).max(2)).min(1).max(3),
  fluteHeight: length(30).nullable(),
  flutesPerMetre: length(1000).nullable(),
  panelAddsInside: quartet,
  panelAddsOutside: quartet,
  lapWidth: length(100),
  halfSlottedFlap: added,
  halfSlottedDepth: added,
  regularFlap: added,
  regularDepth: added,
  fullOverlapFlap: added,
  fullOverlapDepth: added,
  slot: length(50),
  oddHalf: z.enum(['up', 'down']),
  basis: z.string().trim().max(200),
  isActive: masterParts.isActive,
}

/** Says at their fields what is wrong with a profile. */
export const checkProfile = ({ issues, value }: z.core.ParsePayload<Parameters<typeof fluteFindings>[0]>) => {
  for (const { path, message } of fluteFindings(value))
    issues.push({ code: 'custom', input: value, path: [path], message })
}

export const FluteInput = z.object(fluteFields).check(checkProfile)
export type FluteInput = z.infer<typeof FluteInput>
