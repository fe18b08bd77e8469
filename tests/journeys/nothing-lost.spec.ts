import type { Page } from '@playwright/test'
import { heading, menu, said, warned } from './support/frame.ts'
import { field } from './support/overview.ts'
import { sendSignIn, signIn } from './support/signIn.ts'
import { expect, test } from './support/test.ts'

const description = (page: Page) => page.getByRole('textbox', { name: 'Quote Description' })
const customerPO = (page: Page) => page.getByRole('textbox', { name: 'Customer PO' })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const saved = (page: Page) => said(page, 'Quote has been saved.')

const minute = 60_000

test('a save or a step that did not arrive says so, keeps what was typed, and works the next time', async ({
  as,
  prepare,
}) => {
  const sales = await prepare('salesrep')
  const { id, quoteId } = await sales.item((await sales.quote()).id)
  await sales.fill(id)
  const page = await as('salesrep')
  await page.goto(`/quotes/${quoteId}`)
  await page.getByRole('button', { name: 'Edit Header' }).click()
  await description(page).fill('Typed without a connection')
  await page.context().setOffline(true)
  await save(page).click()
  const lost = warned(page, 'No connection to the server. Nothing is saved yet; what you entered stays here.')
  await expect(lost).toBeVisible()
  await expect(description(page)).toHaveValue('Typed without a connection')
  await lost.getByRole('button', { name: 'Try again' }).click()
  await expect(lost).toBeVisible()
  await page.context().setOffline(false)
  await lost.getByRole('button', { name: 'Try again' }).click()
  await expect(saved(page)).toBeVisible()
  await expect(lost).toBeHidden()

  await page.goto(`/qitem/${id}/overview`)
  await field(page, 'Length').fill('377')
  await page.context().setOffline(true)
  await save(page).click()
  await expect(lost).toBeVisible()
  await page.context().setOffline(false)
  await lost.getByRole('button', { name: 'Try again' }).click()
  await expect(said(page, 'Product has been saved.')).toBeVisible()
  await expect(field(page, 'Length')).toHaveValue('377')

  const submit = page.getByRole('button', { name: 'Submit', exact: true })
  await expect(submit).toBeEnabled()
  await page.context().setOffline(true)
  await submit.click()
  await expect(warned(page, 'No connection to the server')).toBeVisible()
  await page.context().setOffline(false)
  await submit.click()
  await expect(said(page, 'Submit successfully')).toBeVisible()
  await expect(heading(page)).toHaveText(`Quote ${quoteId}`)
})

test.describe('the sign-in runs out', () => {
  test('a refused token is renewed silently and the save repeated; one that ran out is renewed before', async ({
    stranger,
    prepare,
  }) => {
    const { id } = await (await prepare('salesrep')).quote()
    const page = await stranger()
    await signIn(page, 'salesrep')
    await page.goto(`/quotes/${id}`)
    await description(page).fill('Typed before the token ran out')
    const tokens: (string | undefined)[] = []
    await page.route('**/quote/Quote', (route, request) => {
      if (request.method() !== 'PUT') return route.fallback()
      tokens.push(request.headers().authorization)
      return tokens.length === 1 ? route.fulfill({ status: 401 }) : route.fallback()
    })

    await save(page).click()
    await expect(saved(page)).toBeVisible()
    await expect(description(page)).toHaveValue('Typed before the token ran out')
    expect(tokens).toHaveLength(2)
    expect(tokens[1]).not.toBe(tokens[0])

    await description(page).fill('Typed over lunch')
    await page.clock.setSystemTime(Date.now() + 31 * minute)
    const refused: string[] = []
    page.on('response', answer => {
      if (answer.status() === 401) refused.push(answer.url())
    })
    const answer = page.waitForResponse(
      response => response.url().endsWith('/quote/Quote') && response.request().method() === 'PUT',
    )
    await save(page).click()
    expect((await answer).status()).toBe(200)
    await expect(save(page)).toBeDisabled()
    expect(refused).toEqual([])
    expect(tokens[2]).not.toBe(tokens[1])
  })

  test('a sign-in that is refused at once is not repeated unasked; after the next one everything is as it was typed', async ({
    stranger,
    prepare,
  }) => {
    const { id } = await (await prepare('salesrep')).quote()
    const page = await stranger()
    await signIn(page, 'salesrep')
    const signedInAt = Date.now()
    await page.goto(`/quotes/${id}`)
    await description(page).fill('Typed before the session ended')
    await customerPO(page).fill('PO-1')
    // The provider has forgotten the person.
    await page.route('**/session/token', route =>
      route.fulfill({ status: 400, contentType: 'application/json', body: '{"error":"invalid_grant"}' }),
    )
    await page.route('**/quote/Quote', (route, request) =>
      request.method() === 'PUT' ? route.fulfill({ status: 401 }) : route.fallback(),
    )
    await page.context().clearCookies()
    await page.clock.setFixedTime(signedInAt + 1000)
    await save(page).click()
    await expect(warned(page, 'Error Saving Quote')).toBeVisible()
    await expect(heading(page)).toHaveText(`Quote ${id}`)
    await expect(description(page)).toHaveValue('Typed before the session ended')

    await page.clock.setFixedTime(Date.now() + minute)
    await save(page).click()
    await expect(heading(page)).toHaveText('Sign in to Boxwright')
    await page.unrouteAll()
    await sendSignIn(page, 'salesrep')
    await expect(heading(page)).toHaveText(`Quote ${id}`)
    await expect(said(page, 'What you had entered has been put back. Save to keep it.')).toBeVisible()
    await expect(description(page)).toHaveValue('Typed before the session ended')
    await expect(customerPO(page)).toHaveValue('PO-1')
    await save(page).click()
    await expect(saved(page)).toBeVisible()
  })
})

test('the message of a refused save does not lie over the field that it is about', async ({
  as,
  prepare,
}) => {
  const sales = await prepare('salesrep')
  const { id } = await sales.item((await sales.quote()).id)
  await sales.fill(id)
  const page = await as('salesrep')
  await page.setViewportSize({ width: 1024, height: 900 })
  await page.goto(`/qitem/${id}/overview`)
  await field(page, 'Length').fill('-5')
  await page.keyboard.press('Control+s')
  await expect(warned(page, 'Length must be > 0')).toBeVisible()
  const isOnTop = (input: Element) => {
    const whole = input.closest('.MuiFormControl-root')
    if (whole === null) return false
    const { right, bottom } = whole.getBoundingClientRect()
    return document.elementFromPoint(right - 2, bottom - 2)?.closest('.MuiFormControl-root') === whole
  }
  await expect.poll(() => field(page, 'Length').evaluate(isOnTop)).toBe(true)
})

test('leaving what is not saved asks first, and a page loaded anew puts it back', async ({ as, prepare }) => {
  const { id } = await (await prepare('salesrep')).quote()
  const page = await as('salesrep')
  await page.goto(`/quotes/${id}`)
  await description(page).fill('Half a sentence')
  const question = page.getByRole('dialog', { name: 'Unsaved changes' })

  await menu(page).getByRole('link', { name: 'Hub' }).click()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(description(page)).toHaveValue('Half a sentence')

  page.once('dialog', dialog => dialog.accept())
  await page.reload()
  await expect(said(page, 'What you had entered has been put back. Save to keep it.')).toBeVisible()
  await expect(description(page)).toHaveValue('Half a sentence')

  await menu(page).getByRole('link', { name: 'Hub' }).click()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(heading(page)).toHaveText('Hub')
  await page.goBack()
  await expect(description(page)).toHaveValue('')
})

test('what is typed on two tabs outlives a reload and a logout, and Save all saves both', async ({
  stranger,
  prepare,
}) => {
  const sales = await prepare('salesrep')
  const { id } = await sales.item((await sales.quote()).id)
  await sales.inks(id, { 'G-RED': 20 })
  const page = await stranger()
  const tab = (name: RegExp) => page.getByRole('tab', { name })
  const coverage = page.getByRole('textbox', { name: 'Coverage, row 1', exact: true })
  await signIn(page, 'salesrep')
  await page.goto(`/qitem/${id}/overview`)
  await field(page, 'Length').fill('410')
  await tab(/^Print/).click()
  await coverage.fill('35')
  await expect(tab(/^Overview ?, valid, unsaved changes$/)).toBeVisible()
  await expect(tab(/^Print ?, valid, unsaved changes$/)).toBeVisible()

  page.once('dialog', dialog => dialog.accept())
  await page.reload()
  await expect(page.getByText(/^What you had entered on Overview, Print .* has been put back/)).toBeVisible()
  await expect(coverage).toHaveValue('35')

  await menu(page).getByRole('button', { name: 'Logout' }).click()
  const question = page.getByRole('dialog', { name: 'Confirm Logout' })
  await expect(question).toContainText('They stay on this machine until you come back')
  await question.getByRole('button', { name: 'Logout' }).click()
  await expect(heading(page)).toHaveText('Sign in to Boxwright')
  await sales.fill(id, { printProcess: 'FLEXO', width: 290 })

  await signIn(page, 'salesrep')
  await page.goto(`/qitem/${id}/overview`)
  await expect(page.getByText('Others changed since: Width: 300 mm → 290 mm.')).toBeVisible()
  await expect(field(page, 'Length')).toHaveValue('410')
  await page.getByRole('button', { name: 'Save all' }).click()
  await expect(tab(/unsaved changes$/)).toHaveCount(0)
  await page.reload()
  await expect(field(page, 'Length')).toHaveValue('410')
  await expect(field(page, 'Width')).toHaveValue('290')
  await tab(/^Print/).click()
  await expect(coverage).toHaveValue('35')
})
