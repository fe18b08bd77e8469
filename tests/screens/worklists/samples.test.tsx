import { waitFor, within } from '@testing-library/react'
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

const select = async (path: string, as: string, ids: readonly number[]) => {
  const mounted = await mountApp({ as, path, server })
  const { screen, user } = mounted
  await screen.findAllByRole('row')
  const rowOf = (id: number) =>
    within(screen.getAllByRole('row').find(row => row.dataset.row === String(id)) as HTMLElement)
  for (const id of ids) await user.click(rowOf(id).getByRole('checkbox'))
  const bar = within(await screen.findByRole('toolbar', { name: 'Selected rows' }))
  expect(bar.getByRole('status')).toHaveTextContent(`${ids.length} selected`)
  return { ...mounted, rowOf, bar }
}

const freeOnes = async () => {
  const free = (await requests()).slice(0, 10).filter(({ isLocked }) => !isLocked)
  const [first, second] = free
  if (first === undefined || second === undefined) throw new Error('Nothing waits in the sample room')
  return [first, second] as const
}

test('many sample requests are locked at once; one that somebody else was faster with says who, and stays selected', async () => {
  const [first, taken] = await freeOnes()
  const { screen, user, rowOf, bar } = await select('/sampleMaker/SAMPLE', 'samplemaker', [
    first.id,
    taken.id,
  ])
  await server.as('designer').put(`/quote/QuoteSample/Lock/${taken.id}`)
  await user.click(bar.getByRole('button', { name: 'Lock' }))
  expect(await screen.findByText('Locked: 1 of 2 sample requests')).toBeInTheDocument()
  expect(screen.getByText(/locked by Owen Castell\.$/, { selector: '[role=alert] *' })).toHaveTextContent(
    `Sample request ${taken.id}: The sample request is locked by Owen Castell.`,
  )
  expect(rowOf(first.id).getByRole('button', { name: 'Unlock' })).toBeInTheDocument()
  expect(rowOf(taken.id).getByText('Owen Castell')).toBeInTheDocument()
  expect(rowOf(taken.id).getByRole('checkbox')).toBeChecked()
  expect(rowOf(first.id).getByRole('checkbox')).not.toBeChecked()
})

test('sample-save: many sample requests go to another status, and leave the list that does not show it', async () => {
  const [first, second] = await freeOnes()
  const { screen, user, bar } = await select('/sampleMaker/SAMPLE', 'su', [first.id, second.id])
  await user.click(bar.getByRole('button', { name: 'Sample status of the selected requests' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Cancelled' }))
  expect(
    await screen.findByText('Sample Request successfully saved: 2 of 2 sample requests'),
  ).toBeInTheDocument()
  await waitFor(async () => expect((await requests()).map(({ id }) => id)).not.toContain(first.id))
  await waitFor(() =>
    expect(screen.getAllByRole('row').map(row => row.dataset.row)).not.toContain(String(second.id)),
  )
})

test('labels of many sample requests are printed with one dialog and shown together, a page a sample on paper', async () => {
  const [first, second] = await freeOnes()
  const { screen, user, bar } = await select('/sampleMaker/SAMPLE', 'samplemaker', [first.id, second.id])
  await user.click(bar.getByRole('button', { name: 'Print labels of the selected requests' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Print Labels of 2 Sample Requests' }))
  const count = first.numberOfSamples + second.numberOfSamples
  expect(dialog.getByText(`${count} labels, one a sample.`)).toBeInTheDocument()
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Print' })).toBeEnabled())
  await user.click(dialog.getByRole('button', { name: 'Print' }))

  const made = within(await screen.findByRole('dialog', { name: 'Labels of 2 Sample Requests' }))
  const labels = within(made.getByRole('list', { name: 'Labels' })).getAllByRole('listitem')
  expect(labels).toHaveLength(2)
  for (const [place, { id, reference }] of [first, second].entries()) {
    const label = labels[place] as HTMLElement
    expect(within(label).getByText(`Sample request ${id}`)).toBeInTheDocument()
    expect(label).toHaveTextContent(reference)
  }
  expect(made.getByRole('button', { name: `Print ${count} Labels From Here` })).toBeInTheDocument()
  expect(document.querySelector('[data-labels]')?.children).toHaveLength(count)
  expect(made.queryByRole('alert')).toBeNull()
})

test('a request whose label can not be made says why beside the labels of the others', async () => {
  const [first, gone] = await freeOnes()
  const { screen, user, bar } = await select('/sampleMaker/SAMPLE', 'samplemaker', [first.id, gone.id])
  await server.connection.query('delete from sample_labels where sample_id = $1', [gone.id])
  await server.connection.query('delete from samples where id = $1', [gone.id])
  await user.click(bar.getByRole('button', { name: 'Print labels of the selected requests' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Print Labels of 2 Sample Requests' }))
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Print' })).toBeEnabled())
  await user.click(dialog.getByRole('button', { name: 'Print' }))
  const made = within(await screen.findByRole('dialog', { name: `Label of Sample Request ${first.id}` }))
  expect(made.getByRole('alert')).toHaveTextContent(new RegExp(`[Ss]ample request ${gone.id}`))
})
