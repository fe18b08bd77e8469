import { within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import type { WorklistRow } from '#contract/quote-worklist'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { mountApp } from '../harness.tsx'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

async function coming(): Promise<readonly WorklistRow[]> {
  const query = { range: [0, 999], filter: { stage: 'coming' } }
  return (await server.as('plant').get('/quote-worklist/Quote/plant-items', query)).body
}

/** The calls that the page of a plant's person makes which they may not. */
async function refusedOf(path: string, appears: RegExp): Promise<readonly string[]> {
  const refused: string[] = []
  const through =
    (real: typeof fetch): typeof fetch =>
    async (input, init) => {
      const response = await real(input, init)
      if (response.status === 403) refused.push(String(input instanceof Request ? input.url : input))
      return response
    }
  const { screen } = await mountApp({ as: 'plant', path, server, through })
  await screen.findAllByText(appears)
  return refused
}

describe('a plant', () => {
  test('is offered the job ticket of what is made, not of what is bought', async () => {
    const rows = await coming()
    const bought = rows.find(({ itemCategory }) => itemCategory === 'GENERIC')
    const made = rows.find(({ itemCategory }) => itemCategory !== 'GENERIC')
    for (const [row, tickets] of [
      [made, 1],
      [bought, 0],
    ] as const) {
      const { screen, unmount } = await mountApp({
        as: 'plant',
        path: `/plant?stage=coming&q=${row?.reference}`,
        server,
      })
      const line = within((await screen.findByText(row?.reference ?? '')).closest('tr') as HTMLElement)
      expect(line.queryAllByRole('button', { name: 'Job ticket' })).toHaveLength(tickets)
      unmount()
    }
  })

  test.each([
    ['pallet', /Pallet Type/],
    ['price', /Terms|Currency/],
    ['appr', /Tooling Account/],
  ])('asks at %s for nothing that it may not have', async (tab, appears) => {
    const row = (await coming()).find(({ itemCategory }) => itemCategory !== 'GENERIC')
    expect(await refusedOf(`/qitem/${row?.id}/${tab}`, appears)).toEqual([])
  })
})
