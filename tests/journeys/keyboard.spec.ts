import { heading, menu, said } from './support/frame.ts'
import { expectItem, expectValid, field, overview } from './support/overview.ts'
import { password, person } from './support/people.ts'
import { expectSignedIn } from './support/signIn.ts'
import { tabTo } from './support/tabTo.ts'
import { expect, test } from './support/test.ts'

test('the main job is done without a mouse', async ({ stranger, as }) => {
  const page = await stranger()
  const { keyboard } = page

  await test.step('sign in', async () => {
    await page.goto('/')
    await expect(page.getByLabel('Login')).toBeFocused()
    await keyboard.type('salesrep')
    await keyboard.press('Tab')
    await keyboard.type(password)
    await keyboard.press('Enter')
    await expectSignedIn(page, 'salesrep')
  })

  await test.step('create a quote', async () => {
    await tabTo(page, menu(page).getByRole('button', { name: 'Create Quote' }))
    await keyboard.press('Enter')
    const ok = page.getByRole('dialog', { name: 'Confirm Create Quote' }).getByRole('button', { name: 'OK' })
    await expect(ok).toBeFocused()
    await keyboard.press('Enter')
    await expect(heading(page)).toHaveText(/^Quote \d+$/)
  })
  const quoteNumber = (await heading(page).innerText()).replace('Quote ', '')
  const reference = `${quoteNumber}-1`

  await test.step('choose the customer and save', async () => {
    await tabTo(page, page.getByRole('combobox', { name: 'Customer', exact: true }))
    await keyboard.type('orchards')
    await expect(page.getByRole('option', { name: /Farrow & Daughters Orchards/ })).toBeVisible()
    await keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Shepparton')
    await keyboard.press('Control+s')
    await expect(said(page, 'Quote has been saved.')).toBeVisible()
  })

  await test.step('add a new design and open it', async () => {
    await tabTo(page, page.getByRole('button', { name: 'New / Manual Design' }))
    await keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'New / Manual Design' })
    await expect(dialog.getByRole('textbox', { name: 'Description' })).toBeFocused()
    await keyboard.type('Plum 5 kg carton')
    await keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await tabTo(page, page.getByRole('link', { name: reference }))
    await keyboard.press('Enter')
    await expectItem(page, reference)
  })

  await test.step('fill in the overview, save and submit', async () => {
    const list = (name: string) => overview(page).getByRole('combobox', { name, exact: true })
    const pick = async (name: string, choice: RegExp) => {
      await tabTo(page, list(name))
      await keyboard.press('Enter')
      const option = page.getByRole('option', { name: choice })
      await expect(option).toBeVisible()
      while (!(await option.evaluate(element => element === document.activeElement))) {
        await keyboard.press('ArrowDown')
      }
      await keyboard.press('Enter')
      await expect(option).toBeHidden()
    }
    const type = async (label: string, text: string) => {
      await tabTo(page, field(page, label))
      await keyboard.type(text)
    }
    await pick('Product Group', /^Corrugated$/)
    await pick('Print Process', /^No Print$/)
    await pick('Carton Style', /^02 /)
    await pick('Style Variant', /^0201/)
    await tabTo(page, list('VSL Code'))
    await keyboard.type('0201')
    await keyboard.press('Tab')
    await type('Length', '390')
    await type('Width', '290')
    await type('Depth', '110')
    await tabTo(page, overview(page).getByRole('button', { name: 'Choose…' }))
    await keyboard.press('Enter')
    const picker = page.getByRole('dialog', { name: /^Board Grade/ })
    await expect(picker.getByRole('textbox', { name: 'Search' })).toBeFocused()
    await keyboard.type('C340')
    const grade = picker.getByRole('radio', { name: /^C340 / })
    await expect(picker.getByRole('radio')).toHaveCount(1)
    await tabTo(page, grade)
    await keyboard.press('Space')
    await tabTo(page, picker.getByRole('radio', { name: 'None yet' }))
    await keyboard.press('ArrowDown')
    await tabTo(page, picker.getByRole('button', { name: 'Choose', exact: true }))
    await keyboard.press('Enter')
    await expect(field(page, 'Board Grade')).toHaveValue('C340')
    await type('Expected Order Quantity', '22000')
    await expectValid(page)
    await keyboard.press('Control+s')
    await expect(said(page, 'Product has been saved.')).toBeVisible()
    await tabTo(page, page.getByRole('button', { name: 'Submit', exact: true }))
    await keyboard.press('Enter')
    await expect(said(page, 'Submit successfully')).toBeVisible()
    await expect(heading(page)).toHaveText(`Quote ${quoteNumber}`)
  })

  await test.step('the designer accepts it', async () => {
    const design = await as('designer')
    await design.goto('/worklist/DESIGN')
    await expect(design.getByRole('row').nth(1)).toBeVisible()
    await design.keyboard.press('/')
    await design.keyboard.type(reference)
    const row = design.getByRole('row', { name: reference })
    await expect(design.getByRole('row')).toHaveCount(2)
    await tabTo(design, row.getByRole('button', { name: 'Accept' }))
    await design.keyboard.press('Enter')
    await expect(row.getByRole('cell', { name: person('designer').name })).toBeVisible()
  })
})

test('the keyboard skips the menu, and a question gives the focus back', async ({ as, prepare }) => {
  const { id } = await (await prepare('salesrep')).quote()
  const page = await as('salesrep')
  await page.goto(`/quotes/${id}`)
  await expect(heading(page)).toHaveText(`Quote ${id}`)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')).toBeFocused()

  const remove = page.getByRole('button', { name: 'Delete Quote' })
  await tabTo(page, remove)
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Delete Quote' })
  await expect(question).toContainText(`Quote ${id} (Bluegum Brewing) is deleted.`)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(remove).toBeFocused()
})
