import { choose, heading, menu, said, warned } from './support/frame.ts'
import { expect, test } from './support/test.ts'

test('a manual order goes from placing to its invoice between new work, a super user and a vendor', async ({
  as,
}) => {
  const newWork = await as('newwork')
  await newWork.goto('/toolingOrder/all')
  await menu(newWork).getByRole('link', { name: 'Manual Order' }).click()
  await expect(heading(newWork)).toHaveText(/^Manual Orders/)
  await newWork.getByRole('link', { name: 'New Manual Order' }).click()
  await choose(newWork, newWork.getByRole('combobox', { name: 'Cost centre' }), /^STH-200/)
  await choose(newWork, newWork.getByRole('combobox', { name: 'Order type' }), 'Forme')
  await expect(newWork.getByRole('combobox', { name: 'Vendor' })).toHaveText('Cutline Formes')
  await newWork.getByRole('textbox', { name: 'Description' }).fill('Forme for the trade fair carton')
  const due = newWork.getByRole('textbox', { name: 'Due date' })
  await due.fill('2099/12/24')
  await newWork.getByRole('button', { name: 'Place order' }).click()
  await expect(newWork.getByText('Invalid date', { exact: true })).toBeVisible()
  await due.fill('24-12-2099')

  await newWork.route('**/SaveManualorder', route => route.abort())
  await newWork.getByRole('button', { name: 'Place order' }).click()
  await expect(warned(newWork, 'Nothing is saved yet; what you entered stays here.')).toBeVisible()
  await newWork.unroute('**/SaveManualorder')
  await newWork.getByRole('button', { name: 'Try again' }).click()
  await expect(said(newWork, 'Manual order placed successfully')).toBeVisible()
  await expect(heading(newWork)).toHaveText(/^Manual Order \d+$/)
  const order = (await heading(newWork).innerText()).replace(/\D/g, '')
  await newWork
    .getByLabel('Add files')
    .locator('input[type=file]')
    .setInputFiles({
      name: 'Forme.dxf',
      mimeType: 'image/vnd.dxf',
      buffer: Buffer.from('0\nSECTION\n2\nENTITIES\n0\nENDSEC\n0\nEOF\n'),
    })
  await expect(newWork.getByRole('list', { name: 'Documents' })).toContainText('Forme.dxf')

  const vendor = await as('vendor')
  await vendor.goto(`/toolingOrder/action?q=${order}`)
  const theirs = vendor.locator(`tr[data-row="${order}"]`)
  await theirs.getByRole('button', { name: 'Accept' }).click()
  await expect(said(vendor, 'Accept successfully')).toBeVisible()

  const su = await as('su')
  await su.goto(`/toolingOrder/manualorder/${order}`)
  await expect(su.getByText('ACCEPTED', { exact: true })).toBeVisible()
  await su.getByRole('textbox', { name: 'Due date' }).fill('8-1-2099')
  await su.getByRole('textbox', { name: 'Comment', exact: true }).fill('Needed a little sooner')
  await su.getByRole('button', { name: 'Add comment' }).click()
  await expect(said(su, 'Comments added successfully')).toBeVisible()
  await su.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(said(su, 'Manual order details updated successfully')).toBeVisible()
  await expect(su.getByText('DATE CHANGED', { exact: true })).toBeVisible()

  await vendor.goto(`/toolingOrder/all?q=${order}`)
  for (const action of ['Accept', 'Complete', 'Invoice']) {
    await theirs.getByRole('button', { name: action, exact: true }).click()
    const asks = vendor.getByRole('dialog', { name: `${action}: order ${order}` })
    if (action !== 'Accept') await asks.getByRole('button', { name: action, exact: true }).click()
    await expect(said(vendor, `${action} successfully`)).toBeVisible()
  }

  await su.reload()
  await expect(su.getByText('The order has been invoiced; it can not be changed any more.')).toBeVisible()
  await expect(su.getByRole('complementary', { name: 'About the order' })).toContainText(
    '“Needed a little sooner”',
  )
})
