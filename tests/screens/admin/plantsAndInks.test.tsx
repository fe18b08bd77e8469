import { screen as page, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { mountApp } from '../harness.tsx'
import { afresh, button, changeMany, field, masterPagesOf, save } from './masterPages.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

const { mount, filtered } = masterPagesOf(() => server)

test('a plant has its address and cost centres, each wrong one said at its own line', async () => {
  const { id } = await filtered('/config/Plant', 'STH')
  const { user } = await mount(`plants/${id}`)
  const postCode = await field(/^Post code/)
  await user.clear(postCode)
  await user.type(postCode, '21')
  await user.click(await button('Add a cost centre'))
  await user.click(save())
  expect(await page.findByText('Cost centre is required')).toBeInTheDocument()
  expect(page.getByText('Cost centres, row 2: Cost centre is required')).toBeInTheDocument()
  expect(postCode).toHaveAccessibleDescription('Post code needs to be 4 digits')
  await user.type(postCode, '64')
  await user.type(await field('Cost centre 2'), '220')
  await user.click(save())
  expect(await page.findByText('Plant has been saved.')).toBeInTheDocument()
  const { postCode: code, costCentres } = await filtered('/config/Plant', 'STH')
  expect([code, costCentres.map((row: { code: string }) => row.code)]).toEqual(['2164', ['210', '220']])
})

test('many inks are kept at a plant at once', async () => {
  const { user } = await mount(`inks${afresh}`)
  await changeMany(user, ['G-RED', 'G-BLUE'], {
    ...{ dialog: 'Change 2 inks', change: 'Keep at', to: /^Southbank Converting/ },
  })
  expect((await filtered('/config/Ink', 'G-RED')).plants).toEqual(['NTH', 'STH'])
})

test('call-save-feedback: what many were changed to stands in the form that is opened next, before it is read', async () => {
  let held = Promise.resolve()
  const { user } = await mountApp({
    as: 'sysadmin',
    path: `/admin/inks${afresh}`,
    server,
    through: fetch => async (input, init) => {
      await held
      return fetch(input, init)
    },
  })
  await changeMany(user, ['G-BLACK'], { dialog: 'Change 1 ink', change: 'Process', to: 'Litho' })
  held = new Promise(done => onTestFinished(() => done()))
  await user.click(await page.findByRole('cell', { name: 'G-BLACK' }))
  expect(await page.findByRole('combobox', { name: /^Process/ })).toHaveTextContent('Litho')
})

test('a plant says who owns its steps, each step once', async () => {
  const { id } = await filtered('/config/Plant', 'NTH')
  await mount(`plants/${id}`)
  const title = await page.findByText('Workgroups of its steps')
  const group = title.closest<HTMLElement>('[role=group]') as HTMLElement
  expect(await within(group).findByText('Customer Service, Sales')).toBeInTheDocument()
  const steps = [...group.querySelectorAll('dt')].map(step => step.textContent)
  expect(steps.length).toBeGreaterThan(3)
  expect(steps).toEqual([...new Set(steps)].toSorted())
})

test('inks are added to a plant and removed from it on the page of the plant', async () => {
  const before = (await filtered('/config/Plant', 'STH')).inks
  const { id } = await filtered('/config/Plant', 'STH')
  const { user } = await mount(`plants/${id}`)
  await user.click(await button('Add or remove…'))
  const dialog = await page.findByRole('dialog', { name: 'Inks of STH' })
  const inDialog = within(dialog)
  const tick = async (code: string) => {
    const row = (await inDialog.findByRole('cell', { name: code })).closest('tr') as HTMLElement
    await user.click(within(row).getByRole('checkbox'))
  }
  await user.type(inDialog.getByRole('searchbox'), 'G-')
  await waitFor(() => expect(inDialog.queryByRole('cell', { name: 'P-CYAN' })).not.toBeInTheDocument())
  const found = await inDialog.findAllByRole('cell', { name: /^G-/ })
  const codes = found.slice(0, 2).map(cell => cell.textContent)
  for (const code of codes) await tick(code)
  await user.click(inDialog.getByRole('button', { name: 'Add 2 inks' }))
  expect(await page.findByText('2 inks added to STH.')).toBeInTheDocument()
  expect(await page.findByText(`Inks (${before + 2})`)).toBeInTheDocument()
  for (const code of codes) expect(inDialog.queryByRole('cell', { name: code })).not.toBeInTheDocument()
  expect((await filtered('/config/Ink', codes[0] as string)).plants).toContain('STH')

  await user.click(inDialog.getByRole('button', { name: 'Remove' }))
  await tick(codes[1] as string)
  // Somebody else is faster with one of them.
  await tick(codes[0] as string)
  const faster = await filtered('/config/Ink', codes[0] as string)
  await server.as('sysadmin').post('/config/Ink/AssignTo/STH', { inkIds: [faster.id], isAssigned: false })
  await user.click(inDialog.getByRole('button', { name: 'Remove 2 inks' }))
  expect(
    await page.findByText('1 of 2 inks removed from STH; the others were not there any more.'),
  ).toBeInTheDocument()
  expect(await page.findByText(`Inks (${before})`)).toBeInTheDocument()
})
