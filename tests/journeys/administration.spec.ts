import type { Page } from '@playwright/test'
import writeExcelFile from 'write-excel-file/node'
import { heading, menu, said, warned } from './support/frame.ts'
import { sendSignIn } from './support/signIn.ts'
import { expect, test } from './support/test.ts'

/** Ticks a choice of a field that takes several. */
async function tick(page: Page, label: string, choice: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: choice }).first().click()
  await page.keyboard.press('Escape')
}

test('a new person is given a role, signs in, and sees what the role gives', async ({ as, stranger }) => {
  const admin = await as('sysadmin')
  await test.step('the person is made', async () => {
    await admin.goto('/admin/users')
    await admin.getByRole('button', { name: 'New user' }).click()
    await admin.getByRole('textbox', { name: 'Login' }).fill('hanna')
    await admin.getByRole('textbox', { name: 'Name', exact: true }).fill('Hanna Ortiz')
    await admin.getByRole('textbox', { name: 'Email' }).fill('hanna.ortiz@boxwright.example')
    await tick(admin, 'Roles', 'Designer')
    await tick(admin, 'Workgroups', 'Structural Design')
    await admin.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(said(admin, 'User has been saved.')).toBeVisible()
  })

  const page = await stranger()
  await test.step('they sign in: the worklist of their workgroup, but not what other roles have', async () => {
    await page.goto('/')
    await sendSignIn(page, 'hanna')
    await expect(page.getByRole('button', { name: 'Account of Hanna Ortiz' })).toBeVisible()
    await expect(menu(page).getByRole('link', { name: /^Structural Design/ })).toBeVisible()
    await expect(menu(page)).not.toContainText('Create Quote')
    await page.goto('/admin/users')
    await expect(heading(page)).toHaveText('Access denied')
  })

  await test.step('another role is given, and it holds at once', async () => {
    await tick(admin, 'Roles', 'System Administrator')
    // What is said stands there since the first save.
    const saved = admin.waitForResponse(/\/security\/User$/)
    await admin.getByRole('button', { name: 'Save', exact: true }).click()
    expect((await saved).status()).toBe(200)
    await page.goto('/admin/users')
    await expect(heading(page)).toHaveText('Users')
  })

  await test.step('a person who is deactivated is not let in', async () => {
    await admin.getByRole('button', { name: 'Deactivate' }).click()
    await admin
      .getByRole('dialog', { name: 'Deactivate user' })
      .getByRole('button', { name: 'Deactivate' })
      .click()
    await expect(admin.getByRole('button', { name: 'Activate', exact: true })).toBeVisible()
    const again = await stranger()
    await again.goto('/')
    await sendSignIn(again, 'hanna')
    await expect(again.getByText('Login or password is not right.')).toBeVisible()
  })
})

test('an ink group comes from a workbook, whose three bad lines are refused with their reasons', async ({
  as,
}) => {
  const heads = ['Code', 'Name', 'Colour', 'Process', 'Group', 'Vendor', 'In use']
  const lines = [
    ['H-RED', 'Harbour red', '#B01020', 'FLEXO', 'HARBOUR', 'Coastline Inks', 'yes'],
    ['H-BLUE', 'Harbour blue', '#10408f', 'HQ flexo', 'HARBOUR', 'Coastline Inks', 'yes'],
    ['H-GREY', 'Harbour grey', 'grey', 'FLEXO', 'HARBOUR', '', ''],
    ['', 'Harbour white', '#FFFFFF', 'FLEXO', 'HARBOUR', '', ''],
    ['H-RED', 'Harbour red again', '#B01021', 'SCREEN', 'HARBOUR', '', ''],
    ['S-GOLD', 'Old gold', '#A98A3D', 'PREPRINT', 'SPOT', 'Coastline Inks', ''],
  ]
  const cells = [heads, ...lines].map(line => line.map(value => ({ value, type: String })))
  const buffer = await writeExcelFile(cells).toBuffer()

  const page = await as('sysadmin')
  const dialog = page.getByRole('dialog', { name: 'Upload inks' })
  const line = (text: string | RegExp) => dialog.getByRole('row', { name: text })
  await test.step('the dry run says what would happen', async () => {
    await page.goto('/admin/inkgroups')
    await page.getByLabel('File of inks').setInputFiles({
      name: 'inks.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer,
    })
    await expect(dialog).toContainText('2 would be added, 1 changed, 0 are as they stand, 3 refused.')
    await expect(dialog).toContainText('New ink groups: HARBOUR.')
    await expect(line(/^4 H-GREY refused/)).toContainText('Colour must be six digits like #E2001A')
    await expect(line(/^5 — refused/)).toContainText('Code is required')
    await expect(line(/^6 H-RED refused/)).toContainText(
      'Process must be one of FLEXO, HQ_FLEXO, PREPRINT, LITHO; Code stands in line 2 already',
    )
    await expect(line(/^7 S-GOLD changed/)).toContainText('Name: ')
    await expect(line(/^2 H-RED added/)).toBeVisible()
  })

  await test.step('nothing is stored before the person says so; then the good lines are', async () => {
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('cell', { name: 'HARBOUR', exact: true })).toHaveCount(0)
    await page.getByLabel('File of inks').setInputFiles({
      name: 'inks.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer,
    })
    await dialog.getByRole('button', { name: 'Store 3 inks' }).click()
    await expect(warned(page, '2 inks added, 1 changed, 3 refused.')).toBeVisible()
    const group = page.getByRole('row', { name: /HARBOUR/ })
    await expect(group.getByRole('cell', { name: '2', exact: true })).toBeVisible()
    await page.goto('/admin/inks')
    await page.getByRole('searchbox', { name: 'Search code, name, vendor, colour' }).fill('H-')
    await expect(page.getByRole('cell', { name: 'H-BLUE', exact: true })).toBeVisible()
    await expect(page.getByRole('cell', { name: 'H-GREY', exact: true })).toHaveCount(0)
  })

  await test.step('a file that is none is refused with a sentence', async () => {
    await page.getByLabel('File of inks').setInputFiles({
      name: 'inks.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Shade,Maker\nred,Coastline\n'),
    })
    await expect(warned(page, 'The first line must name the columns; missing: code')).toBeVisible()
  })

  await test.step('a file of CSV with the same lines changes nothing any more', async () => {
    const csv = [heads, ...lines.slice(0, 2)].map(cells => cells.join(';')).join('\r\n')
    await page.getByLabel('File of inks').setInputFiles({
      name: 'inks.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`﻿${csv}`),
    })
    await expect(dialog).toContainText('0 would be added, 0 changed, 2 are as they stand, 0 refused.')
    await expect(dialog.getByRole('button', { name: 'Nothing to store' })).toBeDisabled()
  })
})
