import { expect } from 'vitest'
import type { TestApp } from '../../server/startTestServer.ts'
import { itemNow } from '../quote/quotes.ts'

/** A save of Print by this person: these inks with their coverage in %, a colour each; without any the colours are open. */
export async function savePrinting(
  server: TestApp,
  id: number,
  login: string,
  inks: Readonly<Record<string, number>>,
): Promise<void> {
  const { printing, versions } = await itemNow(server, id, login)
  const inkCoverages = Object.entries(inks).map(([inkCode, printCoverage]) => ({
    ...{ key: inkCode, inkCode, stereoCode: '', printCoverage },
  }))
  const saved = await server.as(login).put('/quote/QuotePrinting', {
    quoteItemId: id,
    version: versions.printing,
    printing: { ...printing, numberOfColors: inkCoverages.length || null, inkCoverages },
  })
  expect([saved.status, saved.body.detail]).toEqual([200, undefined])
}
