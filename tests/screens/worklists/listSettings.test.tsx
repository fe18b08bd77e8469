import { waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { designerListOf } from './designerList.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

const { mount, forgetSettings, worklist } = designerListOf(() => server)

describe('what is kept of a worklist', () => {
  test('settings-shape: plants chosen are kept for every worklist', async () => {
    await forgetSettings()
    const { screen, user, services, unmount } = await mount()
    await screen.findAllByRole('row')
    await user.click(screen.getByRole('combobox', { name: 'Plant' }))
    await user.click(await screen.findByRole('option', { name: /STH/ }))
    await user.keyboard('{Escape}')
    const southern = await worklist({ AssignmentGroup: 'DESIGN', filter: { plant: ['STH'] } })
    await waitFor(() => expect(screen.getAllByRole('row')[1]).toHaveAccessibleName(southern[0].reference))
    await services.store.flush()
    unmount()
    const { body } = await server.as('designer').get('/config/setting', { key: 'worklistfilterPlantCode' })
    expect(body.value).toBe('["STH"]')
    await mount({ path: '/assignedtome' })
    const kept = await screen.findByRole('combobox', { name: 'Plant' })
    // The names of the plants come after the list.
    await waitFor(() => expect(kept).toHaveTextContent('Southbank Converting'))
    await forgetSettings()
  })

  test('settings-shape, worklist-configurable: a hidden column stays hidden, in every worklist', async () => {
    await forgetSettings()
    const { screen, user, services, unmount } = await mount()
    await screen.findAllByRole('row')
    await user.click(screen.getByRole('button', { name: 'Columns' }))
    const choice = await screen.findByRole('dialog', { name: 'Columns' })
    await user.click(within(choice).getByRole('checkbox', { name: 'Customer name' }))
    await waitFor(() =>
      expect(screen.queryByRole('columnheader', { name: /by customer name/, hidden: true })).toBeNull(),
    )
    await services.store.flush()
    const { body } = await server.as('designer').get('/config/setting', { key: 'worklistheader' })
    expect(JSON.parse(body.value)).toMatchObject({ hidden: expect.arrayContaining(['customerName']) })
    unmount()
    await mount({ path: '/worklist' })
    expect(await screen.findByRole('columnheader', { name: 'Size' })).toBeInTheDocument()
    expect(screen.queryByRole('columnheader', { name: /by customer name/ })).toBeNull()
    await forgetSettings()
  })

  test('a column can be moved, the action stays first', async () => {
    await forgetSettings()
    const { screen, user } = await mount()
    await screen.findAllByRole('row')
    await user.click(screen.getByRole('button', { name: 'Columns' }))
    const choice = await screen.findByRole('dialog', { name: 'Columns' })
    expect(within(choice).getByRole('button', { name: 'Move Quote item number up' })).toBeDisabled()
    await user.click(within(choice).getByRole('button', { name: 'Move Customer name up' }))
    const heads = () => screen.getAllByRole('columnheader', { hidden: true }).map(head => head.textContent)
    await waitFor(() => expect(heads().slice(0, 4)).toEqual(['Action', 'Item', 'Customer', 'Product']))
    await user.click(within(choice).getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(heads()[2]).toBe('Product'))
    await forgetSettings()
  })

  test('a setting that is no list of columns leaves the defaults', async () => {
    await server.as('designer').post('/config/setting', { key: 'worklistheader', value: '{"columns":1}' })
    const { screen } = await mount()
    expect((await screen.findAllByRole('columnheader')).length).toBe(9)
    await forgetSettings()
  })
})
