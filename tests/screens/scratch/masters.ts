import { onTestFinished } from 'vitest'
import { EngineLookupData } from '#contract/engineMasters'
import { freshPad, type PadInputs, readPad } from '../../../src/pages/scratch/padInputs.ts'
import { createTestApp } from '../../server/startTestServer.ts'

/** The demonstration company's master data as a person gets them. */
export async function mastersFor(login = 'salesrep'): Promise<EngineLookupData> {
  const server = await createTestApp()
  onTestFinished(() => server.close())
  const { body } = await server.as(login).get('/engine/lookup/GetEngineLookupData')
  return EngineLookupData.parse(body)
}

/** The fresh pad with some of its inputs changed. */
export const pad = (changes: Partial<PadInputs> = {}): PadInputs => ({ ...readPad(freshPad), ...changes })
