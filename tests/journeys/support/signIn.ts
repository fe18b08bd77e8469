import { expect, type Page } from '@playwright/test'
import { menu } from './frame.ts'
import { password, person } from './people.ts'

/** Fills in the sign-in form that is on the screen and sends it. */
export async function sendSignIn(page: Page, login: string, typedPassword = password): Promise<void> {
  await page.getByLabel('Login').fill(login)
  await page.getByLabel('Password').fill(typedPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** The person's page is there: their name above it, their menu beside it. */
export async function expectSignedIn(page: Page, login: string): Promise<void> {
  await expect(page.getByRole('button', { name: `Account of ${person(login).name}` })).toBeVisible()
  await expect(menu(page)).toBeVisible()
}

/** Opens the product and signs in over the form. */
export async function signIn(page: Page, login: string): Promise<void> {
  await page.goto('/')
  await sendSignIn(page, login)
  await expectSignedIn(page, login)
}

/** Signs out over the menu; the provider's sign-in page is there afterwards. */
export async function signOut(page: Page): Promise<void> {
  await menu(page).getByRole('button', { name: 'Logout' }).click()
  const question = page.getByRole('dialog', { name: 'Confirm Logout' })
  await expect(question).toContainText('Do you wish to logout?')
  await question.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in to Boxwright' })).toBeVisible()
}
