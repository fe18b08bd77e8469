import type { Locator, Page } from '@playwright/test'

/** The menu in the drawer. */
export const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Menu' })

/** The heading of the page. */
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })

/** A message of the snackbar that says something went well, or just something. */
export const said = (page: Page, words: string | RegExp): Locator =>
  page.getByRole('status').filter({ hasText: words })

/** A message that warns or says what went wrong, in the snackbar or on the page. */
export const warned = (page: Page, words: string | RegExp): Locator =>
  page.getByRole('alert').filter({ hasText: words })

/** Opens a field's list of choices and takes one. */
export async function choose(page: Page, field: Locator, choice: string | RegExp): Promise<void> {
  await field.click()
  await page.getByRole('option', { name: choice, exact: true }).click()
}
