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
