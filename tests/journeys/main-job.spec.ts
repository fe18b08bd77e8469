import { heading, menu, said } from './support/frame.ts'
import { expectItem, expectValid, fillOverview } from './support/overview.ts'
import { person } from './support/people.ts'
import { signIn, signOut } from './support/signIn.ts'
import { expect, test } from './support/test.ts'

test('a quote goes from the sales representative to the designer who accepts it', async ({ stranger }) => {
  const page = await stranger()
  await test.step('sign in as sales representative', async () => {
    await signIn(page, 'salesrep')
    await expect(heading(page)).toHaveText('Assigned To Me')
  })

  await test.step('create a quote', async () => {
    await menu(page).getByRole('button', { name: 'Create Quote' }).click()
    const question = page.getByRole('dialog', { name: 'Confirm Create Quote' })
    await expect(question).toContainText(
      'You are about to create a new Quote. Any unsaved changes will be discarded. Do you wish to continue?',
    )
    await question.getByRole('button', { name: 'OK' }).click()
    await expect(heading(page)).toHaveText(/^Quote \d+$/)
  })

  await test.step('choose a customer and save', async () => {
    const customer = page.getByRole('combobox', { name: 'Customer', exact: true })
    await customer.fill('bluegum')
    await page.getByRole('option', { name: /Bluegum Brewing/ }).click()
    await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('North Geelong')
    await page.getByRole('textbox', { name: 'Quote Description' }).fill('Summer range, journey')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(said(page, 'Quote has been saved.')).toBeVisible()
  })

  const quoteNumber = ((await heading(page).textContent()) ?? '').replace('Quote ', '')
  const reference = `${quoteNumber}-1`

  await test.step('add a new design and open it', async () => {
    await page.getByRole('button', { name: 'New / Manual Design' }).click()
    const dialog = page.getByRole('dialog', { name: 'New / Manual Design' })
    await dialog.getByRole('textbox', { name: 'Description' }).fill('Pilsner 24 x 330 ml carton')
    await dialog.getByRole('button', { name: 'Add' }).click()
    await expect(said(page, 'Product has been added.')).toBeVisible()
    await page.getByRole('link', { name: reference }).click()
    await expectItem(page, reference)
  })

  await test.step('fill in the overview and save', async () => {
    await fillOverview(page)
    await expectValid(page)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(said(page, 'Product has been saved.')).toBeVisible()
  })

  await test.step('submit', async () => {
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await expect(said(page, 'Submit successfully')).toBeVisible()
    await expect(heading(page)).toHaveText(`Quote ${quoteNumber}`)
    const row = page.getByRole('table', { name: 'Quote items' }).getByRole('row', { name: reference })
    await expect(row.getByRole('cell', { name: 'Structural Design', exact: true })).toBeVisible()
    await expect(page.getByText('In Progress', { exact: true })).toBeVisible()
  })

  await test.step('sign out, sign in as designer', async () => {
    await signOut(page)
    await signIn(page, 'designer')
  })

  await test.step('accept it from the design worklist', async () => {
    await menu(page)
      .getByRole('link', { name: /^Structural Design/ })
      .click()
    await expect(heading(page)).toHaveText('Structural Design')
    await page.getByRole('searchbox', { name: 'Search' }).fill(reference)
    // Its heads and the one found: until then rows move.
    await expect(page.getByRole('main').getByRole('row')).toHaveCount(2)
    const row = page.getByRole('row', { name: reference })
    await row.getByRole('button', { name: 'Accept' }).click()
    await expect(said(page, 'ACCEPT successfully')).toBeVisible()
    await expect(row.getByRole('button', { name: 'Release' })).toBeVisible()
    await expect(row.getByRole('cell', { name: person('designer').name })).toBeVisible()
  })

  await test.step('open it', async () => {
    await page.getByRole('link', { name: reference, exact: true }).click()
    await expectItem(page, reference)
    await expect(page.getByRole('list', { name: 'Workflow steps' })).toContainText('Design, current step')
    const assignee = page.getByRole('definition').filter({ hasText: person('designer').name })
    await expect(assignee).toBeVisible()
    await page.getByRole('tab', { name: /^Overview/ }).click()
    // The designer can't change it: it is text.
    await expect(page.getByRole('group', { name: 'Product Description' })).toHaveText(
      /Pilsner 24 x 330 ml carton$/,
    )
  })
})
