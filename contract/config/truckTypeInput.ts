import { z } from 'zod'
import { truckInsideFindings } from '#domain/palletisation'
import { masterCode, masterParts, requiredText } from '../masterFields.ts'

/** A measure of the inside, mm; all of them and the payload are 0 where a truck is not known, as the customer's own. */
const measure = z.int().min(0).max(50_000)

/** What is kept of a type of truck. */
export const truckFields = {
  code: masterCode('Code'),
  name: requiredText('Name', 80),
  length: measure,
  width: measure,
  height: measure,
  payloadKg: z.int().min(0).max(200_000),
  isActive: masterParts.isActive,
}

/** Says at their fields what is wrong with the measures inside. */
export const checkInside = ({
  issues,
  value,
}: z.core.ParsePayload<Parameters<typeof truckInsideFindings>[0]>) => {
  for (const { path, message } of truckInsideFindings(value))
    issues.push({ code: 'custom', input: value, path: [path], message })
}

export const TruckTypeInput = z.object(truckFields).check(checkInside)
export type TruckTypeInput = z.infer<typeof TruckTypeInput>
