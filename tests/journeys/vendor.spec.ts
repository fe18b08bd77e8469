import { heading, said } from './support/frame.ts'
import { expect, test } from './support/test.ts'

test('a vendor lands on its orders, accepts one, and new work sees it', async ({ as }) => {
  const vendor = await as('vendor')
  await vendor.goto('/')
  await expect(heading(vendor)).toHaveText(/^Orders That Wait For You/)
  const rows = vendor.locator('tr[data-row]')
  const waiting = rows.filter({ has: vendor.getByRole('button', { name: 'Accept' }) }).first()
  const order = await waiting.getAttribute('data-row')
  const row = vendor.locator(`tr[data-row="${order}"]`)
  await row.getByRole('button', { name: 'Accept' }).click()
  await expect(said(vendor, 'Accept successfully')).toBeVisible()
  await expect(row.getByRole('button', { name: 'Complete' })).toBeVisible()

  const newWork = await as('newwork')
  await newWork.goto(`/toolingOrder/all?q=${order}`)
  await expect(newWork.locator(`tr[data-row="${order}"]`)).toContainText('ACCEPTED')
})

test('a vendor sees all its orders of the quote item of one of them, and goes back to its list', async ({
  as,
}) => {
  const vendor = await as('vendor')
  await vendor.goto('/toolingOrder/all')
  await expect(heading(vendor)).toHaveText(/^All Orders/)
  const rows = vendor.locator('tr[data-row]')
  const ofItem = rows.filter({ has: vendor.locator('td.column-itemNo', { hasText: /\d+-\d+/ }) }).first()
  const order = (await ofItem.getAttribute('data-row')) ?? ''
  const reference = (await ofItem.locator('td.column-itemNo').textContent())?.trim() ?? ''
  const [quote, item] = reference.split('-')
  await ofItem.getByRole('button', { name: 'Actions of the order' }).click()
  await vendor.getByRole('menuitem', { name: `Orders of ${reference}` }).click()
  await expect(heading(vendor)).toHaveText(`Orders Of Quote ${quote}, Item ${item}`)
  await expect(vendor.locator(`tr[data-row="${order}"]`)).toBeVisible()
  await vendor.reload()
  await expect(heading(vendor)).toHaveText(`Orders Of Quote ${quote}, Item ${item}`)
  await vendor.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Orders' }).click()
  await expect(heading(vendor)).toHaveText(/^All Orders/)
})
