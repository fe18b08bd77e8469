import { screen as page, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { mountApp } from '../harness.tsx'
import { changeMany } from './masterPages.ts'
import { userPagesOf, userRow } from './userPages.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

const { mount, stored } = userPagesOf(() => server)
const field = (name: string | RegExp) => page.findByRole('textbox', { name })

test('users are listed with their roles, searched, and opened by a key', async () => {
  const { user, address } = await mount()
  expect(await userRow('Priya Raman')).toHaveTextContent('SCA')
  await user.keyboard('/')
  await user.keyboard('abernathy')
  await waitFor(() => expect(page.queryByRole('cell', { name: 'Priya Raman' })).not.toBeInTheDocument())
  const row = await userRow('Ruth Abernathy')
  row.focus()
  await user.keyboard('{Enter}')
  expect(await field(/^Name/)).toHaveValue('Ruth Abernathy')
  expect(address()).toContain(`/admin/users/${(await stored('techmgr')).id}`)
})

test('columns that few look at are out of sight until they are chosen, and again after a reset', async () => {
  const { user } = await mount()
  await userRow('Priya Raman')
  expect(page.queryByRole('columnheader', { name: 'Sales reps' })).not.toBeInTheDocument()
  await user.click(page.getByRole('button', { name: 'Columns' }))
  const choice = await page.findByRole('dialog', { name: 'Columns' })
  expect(within(choice).getByRole('checkbox', { name: 'Sales reps' })).not.toBeChecked()
  expect(within(choice).getByRole('checkbox', { name: 'Email' })).toBeChecked()
  await user.click(within(choice).getByRole('checkbox', { name: 'Sales reps' }))
  expect(await page.findByText('salesrep, salesrep2')).toBeInTheDocument()
  await user.click(within(choice).getByRole('button', { name: 'Reset' }))
  await waitFor(() => expect(within(choice).getByRole('checkbox', { name: 'Sales reps' })).not.toBeChecked())
  expect(page.queryByText('salesrep, salesrep2')).not.toBeInTheDocument()
})

test('a filter stays when the person comes back', async () => {
  const { user, goTo } = await mount()
  await userRow('Priya Raman')
  await user.click(page.getByRole('combobox', { name: 'Plant' }))
  await user.click(await page.findByRole('option', { name: 'Southbank Converting' }))
  await waitFor(() => expect(page.queryByRole('cell', { name: 'Priya Raman' })).not.toBeInTheDocument())
  await goTo('/hub')
  await page.findByRole('heading', { name: 'Hub' })
  await goTo('/admin/users')
  await userRow('Marcus Odell')
  expect(page.queryByRole('cell', { name: 'Priya Raman' })).not.toBeInTheDocument()
})

test('admin-save-messages: a new person is saved, and what is missing is said at its field', async () => {
  const { user, address } = await mount('/admin/users/0')
  await user.type(await field(/^Login/), 'hanna')
  await user.type(await field(/^Email/), 'hanna at home')
  await user.click(page.getByRole('button', { name: 'Save' }))
  await waitFor(async () => expect(await field(/^Name/)).toHaveAccessibleDescription('Name is required'))
  expect(await field(/^Email/)).toHaveAccessibleDescription('Email not valid')
  await user.type(await field(/^Name/), 'Hanna Ortiz')
  await user.clear(await field(/^Email/))
  await user.type(await field(/^Email/), 'hanna@boxwright.example')
  await user.click(page.getByRole('button', { name: 'Save' }))
  expect(await page.findByText('User has been saved.')).toBeInTheDocument()
  const saved = await stored('hanna')
  expect(saved).toMatchObject({ name: 'Hanna Ortiz', version: 1 })
  await waitFor(() => expect(address()).toContain(`/admin/users/${saved.id}`))
})

test('what the server refuses is said at its field, and nothing typed is lost', async () => {
  const { user } = await mount('/admin/users/0')
  await user.type(await field(/^Login/), 'vendor')
  await user.type(await field(/^Name/), 'Another One')
  await user.type(await field(/^Email/), 'another@boxwright.example')
  await user.click(page.getByRole('button', { name: 'Save' }))
  expect(await page.findByText('is in use already')).toBeInTheDocument()
  expect(await field(/^Name/)).toHaveValue('Another One')
})

test('when somebody else saved meanwhile both versions are shown and the person chooses', async () => {
  const before = await stored('plant')
  const { user } = await mount(`/admin/users/${before.id}`)
  const name = await field(/^Name/)
  await user.clear(name)
  await user.type(name, 'Viktor A. Hale')
  await server.as('sysadmin').post('/security/User', { ...before, email: 'hale@boxwright.example' })
  await user.click(page.getByRole('button', { name: 'Save' }))
  const dialog = await page.findByRole('dialog', { name: 'Saved by someone else in the meantime' })
  expect(dialog).toHaveTextContent('Noel Whitaker saved this user in the meantime.')
  await user.click(within(dialog).getByRole('button', { name: 'Save the chosen values' }))
  await waitFor(async () =>
    expect(await stored('plant')).toMatchObject({
      name: 'Viktor A. Hale',
      email: 'hale@boxwright.example',
      version: 3,
    }),
  )
})

test('the history says who changed what, and an earlier value can be put back', async () => {
  const before = await stored('glamaart')
  await server.as('sysadmin').post('/security/User', { ...before, defaultState: 'QLD' })
  const { user } = await mount(`/admin/users/${before.id}`)
  await user.click(await page.findByRole('button', { name: 'History' }))
  const line = (await page.findByRole('cell', { name: 'Default state' })).closest('tr') as HTMLElement
  expect(line).toHaveTextContent('Noel Whitaker')
  await user.click(within(line).getByRole('button', { name: 'Put back' }))
  await user.click(await page.findByRole('button', { name: 'Save' }))
  await waitFor(async () => expect((await stored('glamaart')).defaultState).toBe('NSW'))
})

test('ticked rows are changed together, and each that is refused says why', async () => {
  const { user } = await mount()
  for (const name of ['Jonah Pike', 'Noel Whitaker']) {
    await user.click(within(await userRow(name)).getByRole('checkbox'))
  }
  await user.click(await page.findByRole('button', { name: 'Change…' }))
  const dialog = await page.findByRole('dialog', { name: 'Change 2 users' })
  await user.click(within(dialog).getByRole('combobox', { name: 'To' }))
  await user.click(await page.findByRole('option', { name: 'Inactive' }))
  await waitFor(() => expect(dialog).toHaveTextContent("Jonah Pike (preprint) can't sign in any more."))
  await user.click(within(dialog).getByRole('button', { name: 'Change' }))
  // With a colon it is what became of the change; without one, what was said of it before.
  await waitFor(() =>
    expect(dialog).toHaveTextContent(/\(sysadmin\): (The user cannot be saved|.*stay System Administrator)/),
  )
  await waitFor(async () => expect((await stored('preprint')).isActive).toBe(false))
  expect((await stored('sysadmin')).isActive).toBe(true)
})

test('what the server has against a tick stands at the tick', async () => {
  const { id } = await stored('sysadmin')
  const { user } = await mount(`/admin/users/${id}`)
  const tick = await page.findByRole('checkbox', { name: 'May sign in' })
  await user.click(tick)
  await user.click(page.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(tick).toBeInvalid())
  expect(tick).toHaveAccessibleDescription(
    'Somebody in use has to stay System Administrator, and this is the last.',
  )
})

test('an address that no user can have says that there is none', async () => {
  await mount('/admin/users/abc')
  expect(await page.findByText('abc was not found.')).toBeInTheDocument()
})

test('from the search the arrow goes down to what it found, and / starts another', async () => {
  const { user, address } = await mount()
  await userRow('Priya Raman')
  await user.keyboard('/')
  await user.keyboard('abernathy')
  await waitFor(() => expect(page.queryByRole('cell', { name: 'Priya Raman' })).not.toBeInTheDocument())
  await user.keyboard('{ArrowDown}/')
  await user.keyboard('raman')
  expect(page.getByRole('searchbox')).toHaveValue('raman')
  await userRow('Priya Raman')
  await waitFor(() => expect(page.queryByRole('cell', { name: 'Ruth Abernathy' })).not.toBeInTheDocument())
  await user.keyboard('{ArrowDown}{Enter}')
  expect(address()).toContain(`/admin/users/${(await stored('sca')).id}`)
})

test('a workgroup is taken away from many at once', async () => {
  const { user } = await mount()
  await changeMany(user, ['Ingrid Falk'], {
    ...{ dialog: 'Change 1 user', change: 'Take out of workgroup', to: 'Pricing' },
  })
  expect((await stored('su')).workGroups).not.toContain('PRICING')
})

test('a file of people says what it would do before it is stored', async () => {
  const { user } = await mount()
  await userRow('Priya Raman')
  const lines = [
    'Login,Name,Email,Roles,Plant,In use',
    'nora,Nora Quist,nora@boxwright.example,SALESREP,NTH,Active',
    'plant,Viktor Hale,nowhere,PLANT,NTH,Active',
    'techmgr,Ruth Abernathy,techmgr@boxwright.example,TECHMGR,STH,Inactive',
    'samplemaker,Bea Lindqvist,samplemaker@boxwright.example,SAMPLEMAKER,NTH,Active',
  ]
  const file = new File([lines.join('\n')], 'people.csv', { type: 'text/csv' })
  await user.upload(page.getByLabelText('File of users'), file)
  const dialog = await page.findByRole('dialog', { name: 'Upload users' })
  expect(
    await within(dialog).findByText('1 would be added, 1 changed, 1 is as it stands, 1 refused.'),
  ).toBeInTheDocument()
  expect(within(dialog).getByRole('columnheader', { name: 'Login' })).toBeInTheDocument()
  expect(within(dialog).getByText('Email not valid')).toBeInTheDocument()
  expect(within(dialog).getByText(/In use: Yes → No/)).toBeInTheDocument()
  expect(await stored('nora')).toBeUndefined()
  await user.click(within(dialog).getByRole('button', { name: 'Store 2 users' }))
  expect(await page.findByText('1 user added, 1 changed, 1 refused.')).toBeInTheDocument()
  expect(await userRow('Nora Quist')).toHaveTextContent('SALESREP')
})

test('what deactivating a role would do is said before', async () => {
  const { user } = await mount('/admin/roles/DESIGNER')
  await user.click(await page.findByRole('button', { name: 'Deactivate' }))
  const words = 'opens nothing any more to the 2 active users who hold it.'
  await waitFor(() => expect(page.getByRole('dialog')).toHaveTextContent(words))
})

test('call-list-fallback: a list that cannot be read is empty and says so', async () => {
  await mountApp({
    as: 'sysadmin',
    path: '/admin/users',
    server,
    through: fetch => async (input, init) =>
      String(input).startsWith('/security/User?')
        ? new Response('{}', { status: 503, headers: { 'content-type': 'application/json' } })
        : fetch(input, init),
  })
  expect(await page.findByText('No users to show')).toBeInTheDocument()
  expect(page.getByRole('button', { name: 'Retry' })).toBeInTheDocument()
})

test('leaving what is not saved asks first', async () => {
  const { id } = await stored('pricing')
  const { user, address } = await mount(`/admin/users/${id}`)
  await user.type(await field(/^Name/), ' x')
  await user.click(page.getByRole('button', { name: 'Close' }))
  const question = await page.findByRole('dialog', { name: 'Unsaved changes' })
  await user.click(within(question).getByRole('button', { name: 'Stay' }))
  expect(address()).toContain(`/admin/users/${id}`)
})

test('who may not keep users is sent away', async () => {
  const { address } = await mountApp({ as: 'designer', path: '/admin/users', server })
  await waitFor(() => expect(address()).toBe('/accessDenied'))
})
