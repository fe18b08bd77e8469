import { expect, type Locator, type Page } from '@playwright/test'
import { choose } from './frame.ts'

/** The form of the overview tab. */
export const overview = (page: Page): Locator => page.getByRole('form', { name: 'Overview' })

/** A field of the overview by its label. */
export const field = (page: Page, label: string): Locator =>
  overview(page).getByRole('textbox', { name: label, exact: true })

/** Expects the page to be that of the item with this number. */
export const expectItem = (page: Page, reference: string): Promise<void> =>
  expect(page.getByLabel('About the item')).toContainText(reference)

/** Expects nothing to be wrong on the overview. */
export const expectValid = (page: Page): Promise<void> =>
  expect(page.getByRole('tab', { name: /^Overview ?, valid/ })).toBeVisible()

/** Chooses the board grade in its picker. */
export async function chooseBoard(page: Page, grade: string, variant: string): Promise<void> {
  await overview(page).getByRole('button', { name: 'Choose…' }).click()
  const picker = page.getByRole('dialog', { name: /^Board Grade/ })
  await picker.getByRole('radio', { name: new RegExp(`^${grade} `) }).check()
  await picker.getByRole('radio', { name: new RegExp(`^${variant} `) }).check()
  await picker.getByRole('button', { name: 'Choose', exact: true }).click()
  await expect(field(page, 'Board Grade')).toHaveValue(grade)
}

/** Fills in a regular slotted carton as Sales do, field by field; nothing is saved. */
export async function fillOverview(page: Page): Promise<void> {
  const list = (label: string) => overview(page).getByRole('combobox', { name: label, exact: true })
  await choose(page, list('Product Group'), 'Corrugated')
  await choose(page, list('Print Process'), 'No Print')
  await choose(page, list('Carton Style'), /^02 /)
  await choose(page, list('Style Variant'), /^0201/)
  await expect(list('VSL Code')).toHaveValue('0201')
  await expect(list('Top Flap Style')).toHaveText('Outer flaps meet')
  await field(page, 'Length').fill('400')
  await field(page, 'Width').fill('300')
  await field(page, 'Depth').fill('200')
  await choose(page, list('Preferred Plant'), /^NTH /)
  await chooseBoard(page, 'B340', 'B340-N')
  await field(page, 'Expected Order Quantity').fill('12000')
}
