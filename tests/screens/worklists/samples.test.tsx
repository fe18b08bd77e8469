import { waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import type { SampleRow } from '#contract/samples'
import { sampleStatuses } from '#domain/samples'
import { submitItem } from '../../server/quoteSteps.ts'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { problem } from '../answering.ts'
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

test('call-sample-worklist-fallback, error-retrieving-data: a sample worklist that can not be read is empty, says so, and is read again when asked', async () => {
  let answers = false
  const { screen, user } = await mountApp({
    as: 'samplemaker',
    path: '/sampleMaker/SAMPLE',
    server,
    through: fetch => (input, init) =>
      answers || !String(input).startsWith('/quote-worklist/Samples/Worklist')
        ? fetch(input, init)
        : Promise.resolve(problem(500, 'internal-error', { title: '' })),
  })
  expect(await screen.findByText('Error retrieving data.')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Sample Requests: Sample Room' })).toBeInTheDocument()
  expect(screen.queryByRole('row')).toBeNull()
  answers = true
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect((await screen.findAllByRole('row')).length).toBeGreaterThan(1)
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
  expect(dialog.getByRole('textbox', { name: 'Print date' })).toHaveDisplayValue(/^\d\d-\d\d-\d{4}$/)
  const count = first.numberOfSamples + second.numberOfSamples
  expect(dialog.getByText(`${count} labels, one a sample.`)).toBeInTheDocument()
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Print' })).toBeEnabled())
  const printDate = dialog.getByRole('textbox', { name: 'Print date' })
  await user.clear(printDate)
  await user.type(printDate, 'soon')
  await user.click(dialog.getByRole('button', { name: 'Print' }))
  expect(await screen.findByText('Sample Request Print Job Failed.')).toBeInTheDocument()
  expect(printDate).toHaveAccessibleDescription('Invalid date')
  await user.clear(printDate)
  await user.type(printDate, '+1')
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

test('the board has a column a status; a card goes to the next with Shift and an arrow, keeps the focus, and the look is remembered', async () => {
  const free = (await requests()).find(each => !each.isLocked && each.sampleStatus === 'Sent To Design')
  if (free === undefined) throw new Error('Nothing waits for its design')
  const { screen, user, unmount, services } = await mountApp({ as: 'su', path: '/sampleMaker/all', server })
  await user.click(await screen.findByRole('button', { name: 'Board' }))
  const card = await screen.findByRole('article', { name: `Sample request ${free.id}` })
  const from = (sampleStatuses as readonly string[]).indexOf(free.sampleStatus)
  const next = sampleStatuses[from + 1] ?? ''
  const column = () => screen.getByRole('region', { name: new RegExp(`^${next}`) })
  // A status that the filter leaves out has no number: none would say that nothing is at it.
  expect(screen.getByRole('region', { name: 'Sample Made filtered out' })).toBeInTheDocument()
  expect(within(column()).queryByRole('article', { name: `Sample request ${free.id}` })).toBeNull()
  card.focus()
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
  expect(await screen.findByText('Sample Request successfully saved.')).toBeInTheDocument()
  const arrived = within(column()).getByRole('article', { name: `Sample request ${free.id}` })
  await waitFor(() => expect(arrived).toHaveFocus())
  const { body } = await server.as('su').get('/quote/QuoteSample', { quoteItemId: free.quoteItemId })
  expect(body.find(({ id }: SampleRow) => id === free.id).sampleStatus).toBe(next)
  unmount()
  await services.store.flush(true)
  const again = await mountApp({ as: 'su', path: '/sampleMaker/all', server })
  expect(await again.screen.findByRole('article', { name: `Sample request ${free.id}` })).toBeInTheDocument()
})

test('a card that somebody else has locked stays where it is and says why', async () => {
  const [free] = await freeOnes()
  await server.as('designer').put(`/quote/QuoteSample/Lock/${free.id}`)
  const { screen, user } = await mountApp({ as: 'samplemaker', path: '/sampleMaker/all', server })
  await user.click(await screen.findByRole('button', { name: 'Board' }))
  const card = await screen.findByRole('article', { name: `Sample request ${free.id}` })
  card.focus()
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
  expect(await screen.findByText('The sample request is locked by Owen Castell.')).toBeInTheDocument()
  await server.as('designer').put(`/quote/QuoteSample/Unlock/${free.id}`)
})

test('samples are asked for from the item with nothing typed but how many, and stand on its header', async () => {
  const item = await submitItem(server)
  const { screen, user } = await mountApp({ as: 'salesrep', path: `/qitem/${item.itemId}`, server })
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Samples' }))
  const form = within(await screen.findByRole('form', { name: 'Ask for samples' }))
  expect(form.getByRole('combobox', { name: 'Board grade' })).toHaveValue('C340')
  expect(form.getByRole('combobox', { name: 'Where to' })).not.toHaveValue('')
  const many = form.getByRole('textbox', { name: 'How many' })
  await user.clear(many)
  await user.type(many, '0')
  await user.click(form.getByRole('button', { name: 'Ask for samples' }))
  await waitFor(() => expect(many).toHaveAccessibleDescription('must be >= 1'))
  await user.clear(many)
  await user.type(many, '3')
  await user.click(form.getByRole('button', { name: 'Ask for samples' }))
  expect(await screen.findByText('Sample Request successfully saved.')).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Sample: Sent To Design' }))
  const list = await screen.findByRole('list', { name: 'Sample requests' })
  expect(list).toHaveTextContent('3 samples · C340')
})

test('sample-group-default: without a group the list has the samples of all', async () => {
  const { screen } = await mountApp({ as: 'samplemaker', path: '/sampleMaker', server })
  expect(await screen.findByRole('heading', { level: 1, name: 'All Sample Requests' })).toBeInTheDocument()
})
