import { choose, heading, said, warned } from './support/frame.ts'
import { expectItem, expectValid, field, followFinding, overview } from './support/overview.ts'
import { expect, test } from './support/test.ts'

const save = { name: 'Save', exact: true } as const

test('the quote header says what is wrong at its field, keeps it, and saves once it is right', async ({
  as,
  prepare,
}) => {
  const { id } = await (await prepare('salesrep')).quote()
  const page = await as('salesrep')
  await page.goto(`/quotes/${id}`)
  const description = page.getByRole('textbox', { name: 'Quote Description' })
  const required = page.getByRole('textbox', { name: 'Required Date' })
  const validTo = page.getByRole('textbox', { name: 'Valid To' })
  const tooLong = 'Lager carton '.repeat(16)

  await description.fill(tooLong)
  await required.fill('31-02-2027')
  await validTo.fill('01-01-2020')
  await page.getByRole('button', save).click()

  const message = warned(page, 'Error Saving Quote')
  await expect(message).toContainText('Quote Description not more than 200 characters')
  await expect(message).toContainText('Required Date: Invalid date')
  await expect(description).toHaveAccessibleDescription('not more than 200 characters')
  await expect(description).toHaveValue(tooLong)
  await expect(required).toHaveAccessibleDescription('Invalid date')
  await expect(required).toHaveValue('31-02-2027')

  await description.fill('Lager carton')
  await required.fill('28-02-2027')
  await page.getByRole('button', save).click()
  await expect(validTo).toHaveAccessibleDescription('must not be before Valid from')
  await expect(validTo).toHaveValue('01-01-2020')

  await validTo.fill('31-12-2027')
  await page.getByRole('button', save).click()
  await expect(said(page, 'Quote has been saved.')).toBeVisible()
  await page.reload()
  await expect(required).toHaveValue('28-02-2027')
  await expect(validTo).toHaveValue('31-12-2027')
})

test('a customer that is not found is not chosen', async ({ as, prepare }) => {
  const { id } = await (await prepare('salesrep')).quote()
  const page = await as('salesrep')
  await page.goto(`/quotes/${id}`)
  const customer = page.getByRole('combobox', { name: 'Customer', exact: true })
  await customer.fill('no such customer')
  await expect(page.getByText('No customer found')).toBeVisible()
  await customer.press('Escape')
  await page.getByRole('textbox', { name: 'Quote Description' }).click()
  await expect(customer).toHaveValue('BLU001 Bluegum Brewing')
  await expect(page.getByRole('button', save)).toBeDisabled()
})

test('an item is opened only after the customer of the quote is saved', async ({ as, prepare }) => {
  const sales = await prepare('salesrep')
  const { id } = await sales.quote('')
  const { reference } = await sales.item(id)
  const page = await as('salesrep')
  await page.goto(`/quotes/${id}`)
  const item = page.getByRole('link', { name: reference })
  const notYet = warned(page, 'Please save customer for the quote first.')

  await item.click()
  await expect(notYet).toBeVisible()
  await expect(heading(page)).toHaveText(`Quote ${id}`)
  await notYet.getByRole('button', { name: 'Close' }).click()
  await expect(notYet).toBeHidden()

  await page.getByRole('combobox', { name: 'Customer', exact: true }).fill('HAR004')
  await page.getByRole('option', { name: /Harbourlight Dairy/ }).click()
  await item.click()
  await expect(notYet).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Customer', exact: true })).toHaveValue(
    /Harbourlight Dairy/,
  )

  await page.getByRole('button', save).click()
  await expect(said(page, 'Quote has been saved.')).toBeVisible()
  await item.click()
  await expectItem(page, reference)
})

test('the number of new designs is a number from 1 to 50', async ({ as, prepare }) => {
  const { id } = await (await prepare('salesrep')).quote()
  const page = await as('salesrep')
  await page.goto(`/quotes/${id}`)
  await page.getByRole('button', { name: 'New / Manual Design' }).click()
  const dialog = page.getByRole('dialog', { name: 'New / Manual Design' })
  const number = dialog.getByRole('textbox', { name: 'Number of Items' })
  for (const wrong of ['', '0', '51', '1.5', 'three']) {
    await number.fill(wrong)
    await expect(number).toHaveAccessibleDescription('must be between 1 and 50')
    await expect(dialog.getByRole('button', { name: 'Add' })).toBeDisabled()
  }

  await dialog.getByRole('textbox', { name: 'Description' }).fill('Two of a kind')
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog').filter({ hasText: 'Close without saving?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue('Two of a kind')

  await number.fill('2')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(said(page, '2 products have been added.')).toBeVisible()
  await expect(page.getByRole('link', { name: new RegExp(`^${id}-`) })).toHaveCount(2)
})

test('an item that is not complete cannot be submitted, and says why', async ({ as, prepare }) => {
  const sales = await prepare('salesrep')
  const { id, reference } = await sales.item((await sales.quote()).id)
  const page = await as('salesrep')
  await page.goto(`/qitem/${id}`)
  const submit = page.getByRole('button', { name: 'Submit', exact: true })
  await expect(submit).toBeDisabled()
  await expect(submit).toHaveAccessibleDescription(/^Overview is not valid: /)
  await submit.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tooltip', { name: /^Overview is not valid: / })).toBeVisible()
  await expectItem(page, reference)
})

test('the overview says what is wrong at its field and keeps what was typed', async ({ as, prepare }) => {
  const sales = await prepare('salesrep')
  const { id } = await sales.item((await sales.quote()).id)
  await sales.fill(id)
  const page = await as('salesrep')
  await page.goto(`/qitem/${id}/overview`)
  await expectValid(page)

  await test.step('empty', async () => {
    await field(page, 'Length').fill('')
    await followFinding(page, 'Length is required')
    await expect(field(page, 'Length')).toBeFocused()
    await field(page, 'Length').fill('400')
  })

  await test.step('too long', async () => {
    await field(page, 'Product Description').fill('x'.repeat(201))
    await page.getByRole('button', save).click()
    await expect(field(page, 'Product Description')).toHaveAccessibleDescription(
      'not more than 200 characters',
    )
    await expect(field(page, 'Product Description')).toHaveValue('x'.repeat(201))
    await field(page, 'Product Description').fill('Carton as it should be')
  })

  await test.step('wrong type', async () => {
    await field(page, 'Width').fill('wide')
    await page.getByRole('button', save).click()
    await expect(field(page, 'Width')).toHaveAccessibleDescription('must be numeric')
    await expect(field(page, 'Width')).toHaveValue('wide')
    await field(page, 'Width').fill('300')
  })

  await test.step('brackets in the product code', async () => {
    await field(page, 'Product Code').fill('[JOURNEY]')
    await page.getByRole('button', save).click()
    await expect(field(page, 'Product Code')).toHaveAccessibleDescription(
      "Product Code has an invalid '[]' character",
    )
    await expect(field(page, 'Product Code')).toHaveValue('[JOURNEY]')
  })

  await test.step('a product code that the customer has in the ERP system, and one in a quote', async () => {
    for (const taken of ['BG-PALE-24', 'LAG-24-A00']) {
      await field(page, 'Product Code').fill(taken)
      await expect(field(page, 'Product Code')).toHaveAccessibleDescription('Product Code already exists')
    }
    await page.getByRole('button', save).click()
    await expect(warned(page, /Product Code already exists/)).toBeVisible()
    await expect(field(page, 'Product Code')).toHaveValue('LAG-24-A00')
    await field(page, 'Product Code').fill(`JOURNEY-${id}`)
  })

  await test.step('a VSL code that there is not', async () => {
    const vsl = overview(page).getByRole('combobox', { name: 'VSL Code' })
    await vsl.fill('9999')
    await expect(vsl).toHaveAccessibleDescription('There is no VSL code 9999.')
    await vsl.press('Tab')
    await expect(vsl).toHaveValue('9999')
    await vsl.fill('0201')
    await expect(vsl).toHaveAccessibleDescription('Regular slotted box, product style 02')
    await vsl.press('Tab')
  })

  await test.step('creases that do not sum to the width', async () => {
    await overview(page).getByRole('checkbox', { name: 'Allow Crease' }).check()
    await field(page, 'Crease 1').fill('100')
    await field(page, 'Crease 2').fill('150')
    await expect(field(page, 'Width')).toHaveAccessibleDescription(
      'Must be equal to the sum of crease 1, 2 and 3',
    )
    await field(page, 'Crease 3').fill('50')
    await expect(overview(page).getByText('Sum 300 mm of width 300 mm')).toBeVisible()
    await expect(field(page, 'Width')).toHaveAccessibleDescription('')
  })

  await test.step('everything right is saved', async () => {
    await expectValid(page)
    await page.getByRole('button', save).click()
    await expect(said(page, 'Product has been saved.')).toBeVisible()
    await page.reload()
    await expect(field(page, 'Product Code')).toHaveValue(`JOURNEY-${id}`)
    await expect(field(page, 'Product Description')).toHaveValue('Carton as it should be')
    await expect(field(page, 'Crease 3')).toHaveValue('50')
  })
})

test('what another style does not have is cleared, and its own rules hold', async ({ as, prepare }) => {
  const sales = await prepare('salesrep')
  const { id } = await sales.item((await sales.quote()).id)
  await sales.fill(id)
  const page = await as('salesrep')
  await page.goto(`/qitem/${id}/overview`)
  const list = (name: string) => overview(page).getByRole('combobox', { name, exact: true })

  await choose(page, list('Top Flap Style'), 'Outer flaps overlap')
  await field(page, 'Top Flap Adjustment').fill('0')
  await field(page, 'Top Flap Adjustment').press('Tab')
  await expect(field(page, 'Top Flap Adjustment')).toHaveAccessibleDescription('must be > 0')
  await choose(page, list('Top Flap Style'), 'Outer flaps meet')
  await expect(field(page, 'Top Flap Adjustment')).toBeHidden()

  await choose(page, list('Carton Style'), /^09 /)
  await choose(page, list('Style Variant'), /^0900/)
  await expect(list('Top Flap Style')).toBeHidden()
  await field(page, 'Width').fill('500')
  await expect(field(page, 'Width')).toHaveAccessibleDescription('must be <= 400')
  await field(page, 'Depth').fill('0')
  await field(page, 'Width').fill('400')
  await list('VSL Code').fill('0900')
  await expectValid(page)
})
