import { within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import type { SampleRow } from '#contract/samples'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { mountApp } from '../harness.tsx'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

const requests = async (): Promise<SampleRow[]> =>
  (await server.as('samplemaker').get('/quote-worklist/Samples/Worklist', { AssignmentGroup: 'SAMPLE' })).body

const openPanel = async ({ id, reference }: SampleRow) => {
  const mounted = await mountApp({ as: 'samplemaker', path: '/sampleMaker/SAMPLE', server })
  const { screen, user } = mounted
  const rows = await screen.findAllByRole('row')
  rows.find(row => row.dataset.row === String(id))?.focus()
  await user.keyboard('{Enter}')
  const panel = within(await screen.findByRole('complementary', { name: `Preview of ${reference}` }))
  return { ...mounted, panel }
}

test('a sample request is worked on beside the list: what is to be made, what was said of the item, its lock', async () => {
  const free = (await requests()).find(({ isLocked, notes }) => !isLocked && notes !== '')
  if (free === undefined) throw new Error('Nobody asks for samples in words')
  const { body: item } = await server.as('samplemaker').get(`/quote/QuoteItem/${free.quoteItemId}`)
  const { screen, user, panel, address } = await openPanel(free)

  expect(await panel.findByRole('heading', { name: item.product.description })).toBeInTheDocument()
  const { length, width, depth } = item.product
  expect(panel.getByText(`${length} × ${width} × ${depth} mm`)).toBeInTheDocument()
  expect(panel.getByText(free.notes)).toBeInTheDocument()
  expect(await panel.findByText(/^\d\d-\d\d-\d{4} \d\d:\d\d · .* · Submit/)).toBeInTheDocument()

  await user.type(await panel.findByRole('textbox', { name: 'Comment' }), 'The blade is blunt')
  await user.click(panel.getByRole('button', { name: 'Add Comment' }))
  expect(await panel.findByText('The blade is blunt')).toBeInTheDocument()

  await user.click(panel.getByRole('button', { name: 'Lock' }))
  expect(await panel.findByRole('button', { name: 'Unlock' })).toBeInTheDocument()
  expect(panel.getByText('Bea Lindqvist', { selector: 'dd' })).toBeInTheDocument()
  expect(address()).toBe('/sampleMaker/SAMPLE')
  expect(screen.getByRole('table', { name: 'Sample Requests: Sample Room' })).toBeInTheDocument()
})
