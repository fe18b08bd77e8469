import { heading } from './support/frame.ts'
import { expect, test } from './support/test.ts'

/** How many pages a PDF has. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

test('labels of many sample requests go to paper together, each on a page of its own', async ({ as }) => {
  const maker = await as('samplemaker')
  await maker.goto('/sampleMaker/SAMPLE')
  await expect(heading(maker)).toHaveText(/^Sample Requests: /)
  const rows = maker.locator('tr[data-row]')
  for (const place of [0, 1, 2]) await rows.nth(place).getByRole('checkbox').click()
  await maker.getByRole('button', { name: 'Print labels of the selected requests' }).click()
  const asked = maker.getByRole('dialog', { name: 'Print Labels of 3 Sample Requests' })
  const said = await asked.getByText(/^\d+ labels, one a sample\.$/).textContent()
  await asked.getByRole('button', { name: 'Print' }).click()
  const made = maker.getByRole('dialog', { name: 'Labels of 3 Sample Requests' })
  await expect(made.getByRole('listitem')).toHaveCount(3)
  const pdf = await maker.pdf({ preferCSSPageSize: true })
  expect(pagesOf(pdf)).toBe(Number.parseInt(said ?? '', 10))
  await made.getByRole('button', { name: 'Close' }).click()
  await expect(made).toBeHidden()
})
