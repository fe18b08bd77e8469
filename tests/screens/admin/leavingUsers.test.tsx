import { screen as page, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { userPagesOf, userRow } from './userPages.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

const { mount, stored } = userPagesOf(() => server)

test('who takes somebody out of use reads what is in their hands, at the tick and at the button', async () => {
  const { id } = await stored('salesrep')
  const { user } = await mount(`/admin/users/${id}`)
  const tick = await page.findByRole('checkbox', { name: 'May sign in' })
  await user.click(await page.findByRole('button', { name: 'Deactivate' }))
  const dialog = await page.findByRole('dialog', { name: 'Deactivate user' })
  const said = /stays theirs until somebody takes it over: quote items in hand \d{6}-\d/
  await waitFor(() => expect(dialog).toHaveTextContent(said))
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await user.click(tick)
  expect(await page.findByText(/^What is in their hands stays theirs/)).toBeInTheDocument()
})

test('who takes several out of use reads what is in the hands of each before they do', async () => {
  const { user } = await mount()
  for (const name of ['Tessa Harcourt', 'Ruth Abernathy']) {
    await user.click(within(await userRow(name)).getByRole('checkbox'))
  }
  await user.click(await page.findByRole('button', { name: 'Change…' }))
  const dialog = await page.findByRole('dialog', { name: 'Change 2 users' })
  const choose = async (name: string) => {
    await user.click(within(dialog).getByRole('combobox', { name: 'To' }))
    await user.click(await page.findByRole('option', { name }))
  }
  await choose('Inactive')
  await waitFor(() =>
    expect(dialog).toHaveTextContent(
      /Tessa Harcourt \(salesrep\) can't sign in any more\. What is in their hands stays theirs/,
    ),
  )
  expect(dialog).toHaveTextContent(/Ruth Abernathy \(techmgr\) can't/)
  await choose('Active')
  await waitFor(() => expect(dialog).not.toHaveTextContent("can't sign in any more"))
})

test('who would be refused to go out of use is said to stay, before anything is changed', async () => {
  const { user } = await mount()
  for (const name of ['Noel Whitaker', 'Ruth Abernathy']) {
    await user.click(within(await userRow(name)).getByRole('checkbox'))
  }
  await user.click(await page.findByRole('button', { name: 'Change…' }))
  const dialog = await page.findByRole('dialog', { name: 'Change 2 users' })
  await user.click(within(dialog).getByRole('combobox', { name: 'To' }))
  await user.click(await page.findByRole('option', { name: 'Inactive' }))
  await waitFor(() => expect(dialog).toHaveTextContent(/Ruth Abernathy \(techmgr\) can't sign in any more/))
  const stays = 'Noel Whitaker (sysadmin) stays in use. Somebody in use has to stay System Administrator'
  expect(dialog).toHaveTextContent(stays)
})

test('the button of the last System Administrator says why they stay, and asks nothing', async () => {
  const { id } = await stored('sysadmin')
  const { user } = await mount(`/admin/users/${id}`)
  await user.click(await page.findByRole('button', { name: 'Deactivate' }))
  expect(await page.findByText(/Somebody in use has to stay System Administrator/)).toBeInTheDocument()
  expect(page.queryByRole('dialog', { name: 'Deactivate user' })).not.toBeInTheDocument()
})
