import { screen as page, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { mountApp } from '../harness.tsx'
import { afresh, button, field, masterPagesOf, save } from './masterPages.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

const { mount, filtered } = masterPagesOf(() => server)

interface Row {
  /** Address below `/admin`. */
  readonly at: string
  /** A cell of the list by which its row is found. */
  readonly cell: string
  /** The field that is changed, and the column that shows it. */
  readonly label: string
  readonly saved: string
  /** What a new one without anything lacks, in the specification's words. */
  readonly lacks: string
}

const resources: readonly Row[] = [
  { at: 'roles', cell: 'Pricing', label: 'Name', saved: 'Role has been saved.', lacks: 'Code is required' },
  {
    ...{ at: 'scopes', cell: 'EDIT_INK_MASTER', label: 'Description', saved: 'Scope has been saved.' },
    lacks: 'Description is required',
  },
  {
    ...{ at: 'workgroups', cell: 'Sample Room', label: 'Name', saved: 'Workgroup has been saved.' },
    lacks: 'Department is required',
  },
  {
    ...{ at: 'plants', cell: 'Southbank Converting', label: 'Name', saved: 'Plant has been saved.' },
    lacks: 'State is required',
  },
  { at: 'inks', cell: 'S-TEAL', label: 'Name', saved: 'Ink has been saved.', lacks: 'Colour is required' },
  {
    ...{ at: 'inkgroups', cell: 'VARNISH', label: 'Name', saved: 'Ink Group has been saved.' },
    lacks: 'Name is required',
  },
  {
    ...{ at: 'boardgrade', cell: 'E280', label: 'Description', saved: 'Boardgrade has been saved.' },
    lacks: 'Flute is required',
  },
]

test.each(resources)(
  'call-save-feedback, admin-save-messages, board-grade-admin-save: $at are listed, changed and saved, and a new one says what it lacks',
  async row => {
    const { user, goTo } = await mount(`${row.at}${afresh}`)
    await user.click(await page.findByText(row.cell, { selector: 'td, td *' }))
    await user.type(await field(new RegExp(`^${row.label}`)), ' x')
    await user.click(save())
    expect(await page.findByText(row.saved)).toBeInTheDocument()
    expect(await page.findByText(/ x$/, { selector: 'td, td *' })).toBeInTheDocument()
    await goTo(`/admin/${row.at}/0`)
    const form = (await page.findByText(/^New /, { selector: 'h2' })).closest('section') as HTMLElement
    expect(form.querySelector('input')).toHaveFocus()
    await user.click(save())
    // At its field, and for a while in the message that tells of it.
    expect((await page.findAllByText(row.lacks))[0]).toBeInTheDocument()
  },
)

test('board-grade-admin-save: a variant is changed in a dialog, which tells its history and takes it out of use', async () => {
  const { id } = await filtered('/config/BoardGrade/Maintenance', 'C250')
  const { user } = await mount(`boardgrade/${id}`)
  await user.click((await page.findAllByRole('button', { name: /^Change C250-N at NTH/ }))[0] as HTMLElement)
  const dialog = () => page.findByRole('dialog', { name: 'C250-N at NTH' })
  const metres = within(await dialog()).getByRole('textbox', { name: /^Minimum metres/ })
  await user.clear(metres)
  await user.type(metres, '850')
  await user.click(within(await dialog()).getByRole('button', { name: 'Save' }))
  expect(await page.findByText('Boardgrade variant has been saved.')).toBeInTheDocument()
  await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await page.findByRole('cell', { name: '850' })).toBeInTheDocument()

  await user.click(await button('Change C250-N at NTH'))
  await user.click(within(await dialog()).getByRole('button', { name: 'History' }))
  const history = await page.findByRole('dialog', { name: 'History of C250-N at NTH' })
  const line = (await within(history).findByRole('cell', { name: 'Minimum metres' })).closest('tr')
  expect(line).toHaveTextContent(/850/)
  await user.click(within(history).getByRole('button', { name: 'Close' }))

  await user.click(within(await dialog()).getByRole('button', { name: 'Deactivate' }))
  const question = await page.findByRole('dialog', { name: /^Deactivate variant/ })
  await user.click(within(question).getByRole('button', { name: 'Deactivate' }))
  expect(await within(await dialog()).findByRole('button', { name: 'Delete' })).toBeInTheDocument()
})

test('a work centre is changed in a dialog, and what cannot be is said at its field', async () => {
  const { id } = await filtered('/config/Plant', 'NTH')
  const { user } = await mount(`plants/${id}`)
  const table = await page.findByRole('table', { name: 'Work centres' })
  const [change] = within(table).getAllByRole('button', { name: /^Change / })
  await user.click(change as HTMLElement)
  const dialog = await page.findByRole('dialog')
  const longest = within(dialog).getByRole('textbox', { name: /^Longest sheet/ })
  const shortest = within(dialog).getByRole('textbox', { name: /^Shortest sheet/ })
  for (const [input, value] of [
    [shortest, '900'],
    [longest, '800'],
  ] as const) {
    await user.clear(input)
    await user.type(input, value)
  }
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await within(dialog).findByText('Longest sheet must not be below the shortest')).toBeInTheDocument()
  await user.clear(longest)
  await user.type(longest, '2800')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await page.findByText('Work Centre has been saved.')).toBeInTheDocument()
  await waitFor(() => expect(page.getAllByRole('cell', { name: '900 – 2,800' })[0]).toBeInTheDocument())
})

test('a work centre keeps its processes and the regions of its second leg, a line each', async () => {
  const { id } = await filtered('/config/Plant', 'NTH')
  const { user } = await mount(`plants/${id}`)
  const table = await page.findByRole('table', { name: 'Work centres' })
  await user.click(within(table).getAllByRole('button', { name: /^Change / })[2] as HTMLElement)
  const dialog = await page.findByRole('dialog')
  const saveIt = () => user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await user.click(within(dialog).getByRole('button', { name: 'Add a process' }))
  await saveIt()
  expect(await within(dialog).findByText('Process is required')).toBeInTheDocument()
  await user.type(within(dialog).getByRole('textbox', { name: 'Process 1' }), 'RILL')
  await user.click(within(dialog).getByRole('combobox', { name: 'Regions of a second leg' }))
  await user.click((await page.findAllByRole('option'))[0] as HTMLElement)
  await user.keyboard('{Escape}')
  await saveIt()
  expect(await page.findByText('Work Centre has been saved.')).toBeInTheDocument()
  const { body } = await server.as('sysadmin').get('/config/Plant/FullDetail/NTH')
  const kept = body.workCentres.filter((row: { processes: { code: string }[] }) =>
    row.processes.some(({ code }) => code === 'RILL'),
  )
  expect(kept.map((row: { secondLegs: string[] }) => row.secondLegs.length > 0)).toEqual([true])
})

test('a figure that has to be above zero says so', async () => {
  const { user } = await mount('boardgrade/0')
  const grammage = await field(/^Grammage/)
  await user.click(save())
  await waitFor(() => expect(grammage).toHaveAccessibleDescription('must be > 0'))
})

test('the flute of a board grade is one of the flute master, thinnest first', async () => {
  const { user } = await mount('boardgrade/0')
  await user.click(await page.findByRole('combobox', { name: /^Flute/ }))
  const names = (await page.findAllByRole('option')).map(({ textContent }) => textContent ?? '')
  const kept: { code: string; caliper: number; plantCode: string }[] = (
    await server.as('sysadmin').get('/config/Flute', { range: [0, 999] })
  ).body
  const everywhere = kept.filter(({ plantCode }) => plantCode === '')
  expect(names).toEqual(['—', ...everywhere.map(({ code, caliper }) => `${code}, ${caliper} mm`)])
})

test('Ctrl+S in a dialog saves what the dialog changes, and never the form behind it', async () => {
  const { id } = await filtered('/config/Plant', 'NTH')
  const { user } = await mount(`plants/${id}`)
  const name = await field(/^Name/)
  await user.type(name, ' unsaved')
  const table = await page.findByRole('table', { name: 'Work centres' })
  await user.click(within(table).getAllByRole('button', { name: /^Change / })[1] as HTMLElement)
  const dialog = await page.findByRole('dialog')
  await user.type(within(dialog).getByRole('textbox', { name: /^Description/ }), ' by key')
  await user.keyboard('{Control>}s{/Control}')
  expect(await page.findByText('Work Centre has been saved.')).toBeInTheDocument()
  await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await page.findByRole('cell', { name: / by key$/ })).toBeInTheDocument()
  expect(page.queryByText('Plant has been saved.')).not.toBeInTheDocument()
  expect((await filtered('/config/Plant', 'NTH')).description).not.toContain('unsaved')
})

test('what is still used is not deleted, and says by what', async () => {
  const { id, ...group } = await filtered('/config/Ink/Group/0', 'SPOT')
  await server.as('sysadmin').post('/config/Ink/Group', { ...group, id, isActive: false })
  const { user } = await mount(`inkgroups/${id}`)
  await user.click(await button('Delete'))
  await user.click(within(await page.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  expect(await page.findByText(/SPOT is still used by inks S-GOLD/)).toBeInTheDocument()
})

test('call-save-feedback: a form that is read anew while one types in it takes in what others changed', async () => {
  const { id, ...truck } = await filtered('/config/TruckType', 'TAUT')
  let held = Promise.resolve()
  let release = () => {}
  const { user } = await mountApp({
    as: 'sysadmin',
    path: `/admin/trucktypes${afresh}`,
    server,
    through: fetch => async (input, init) => {
      await held
      return fetch(input, init)
    },
  })
  await page.findByText(truck.code, { selector: 'td, td *' })
  const changed = { ...truck, id, payloadKg: truck.payloadKg + 100 }
  expect(await server.as('sysadmin').post('/config/TruckType', changed)).toMatchObject({ status: 200 })
  held = new Promise(done => {
    release = done
  })
  await user.click(page.getByText(truck.code, { selector: 'td, td *' }))
  await user.type(await field('Name'), ' x')
  release()
  await waitFor(() =>
    expect(page.getByRole('textbox', { name: /^Payload/ })).toHaveValue(String(changed.payloadKg)),
  )
  await user.click(save())
  expect(await page.findByText('Truck Type has been saved.')).toBeInTheDocument()
  expect(await filtered('/config/TruckType', 'TAUT')).toMatchObject({
    name: `${truck.name} x`,
    payloadKg: changed.payloadKg,
  })
})

test('call-save-feedback: a save on an older version asks nothing when nothing of it was changed', async () => {
  const { id, ...truck } = await filtered('/config/TruckType', 'TAUT')
  const { user } = await mount(`trucktypes/${id}`)
  await user.type(await field('Name'), 'y')
  const others = server.as('sysadmin')
  const moved = await others.post('/config/TruckType', { ...truck, id, name: `${truck.name}!` })
  const back = await others.post('/config/TruckType', { ...moved.body, name: truck.name })
  expect(back.status).toBe(200)
  await user.click(save())
  expect(await page.findByText('Truck Type has been saved.')).toBeInTheDocument()
  expect(await filtered('/config/TruckType', 'TAUT')).toMatchObject({ name: `${truck.name}y` })
})
