import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext } from 'react-admin'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { ClientConfig } from '#contract/clientConfig'
import type { Printing, QuoteItem } from '#contract/quote'
import { security } from '#contract/security'
import { sections, validationTabIds } from '#domain/quoteItem'
import { mockSignIn } from '../../../src/authProvider/mockSignIn.ts'
import { UserContext } from '../../../src/authProvider/UserContext.ts'
import { createServices } from '../../../src/createServices.ts'
import { StableProvider } from '../../../src/dataProvider/StableProvider.tsx'
import { ConfirmProvider } from '../../../src/layout/confirm/ConfirmProvider.tsx'
import { Notifications } from '../../../src/layout/notifications/Notifications.tsx'
import { ItemDraft } from '../../../src/pages/quoteItem/draft/ItemDraft.tsx'
import { useDraftValues } from '../../../src/pages/quoteItem/draft/useItemDraft.ts'
import { SectionRows } from '../../../src/pages/quoteItem/fields/SectionRows.tsx'
import { ServicesContext } from '../../../src/ServicesContext.ts'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { itemNow } from '../quote/quotes.ts'
import { newItem } from './openItem.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

type Inks = Printing['inkCoverages']
const ink = (key: string, inkCode: string, printCoverage: number | null): Inks[number] => ({
  key,
  inkCode,
  stereoCode: '',
  printCoverage,
})
const inks = [ink('a', 'PMS185', 10), ink('b', 'BLACK', 5), ink('c', 'WHITE', null)]

/** The item with these inks, whose step lets everything of Print be changed, or nothing. */
async function itemWithInks(inkCoverages: Inks, readOnly: boolean): Promise<QuoteItem> {
  const item = await itemNow(server, (await newItem(server)).id, 'salesrep')
  const rules = Object.keys(sections.printing.fields).map(fieldName => ({
    tabId: validationTabIds.print ?? 0,
    fieldName,
    readOnly,
    required: false,
  }))
  return { ...item, validations: rules, printing: { ...item.printing, inkCoverages } }
}

/** The rows of inks alone, on a draft of an item. */
async function showInks(inkCoverages: Inks, readOnly = false) {
  const item = await itemWithInks(inkCoverages, readOnly)
  let now: Inks = []
  function Spy() {
    now = useDraftValues().printing.inkCoverages
    return null
  }
  const signIn = mockSignIn()
  signIn.choose?.('salesrep')
  const config = ClientConfig.parse({ identity: 'mock' })
  const services = createServices({ config, signIn, fetch: server.fetch })
  const person = await services.dataProvider.call(security.auth, {})
  const element = (
    <ServicesContext.Provider value={services}>
      <AdminContext dataProvider={services.dataProvider} queryClient={services.queryClient}>
        <StableProvider>
          <UserContext.Provider value={person}>
            <ConfirmProvider>
              <ItemDraft item={item}>
                <SectionRows
                  path="printing.inkCoverages"
                  rowWord="ink"
                  choices={{ inkCode: ['PMS185', 'BLACK', 'WHITE'].map(code => ({ code, label: code })) }}
                />
                <Spy />
              </ItemDraft>
              <Notifications />
            </ConfirmProvider>
          </UserContext.Provider>
        </StableProvider>
      </AdminContext>
    </ServicesContext.Provider>
  )
  const router = createMemoryRouter([{ path: '*', element }])
  const view = render(<RouterProvider router={router} />)
  onTestFinished(() => {
    view.unmount()
    services.queryClient.clear()
  })
  return {
    user: userEvent.setup(),
    table: within(await screen.findByRole('table', { name: 'Inks Front' })),
    codes: () => now.map(({ inkCode }) => inkCode),
    rows: () => now,
  }
}

describe('a list of rows', () => {
  test('is added to, copied, moved by keyboard and removed from; a removed row comes back', async () => {
    const { user, table, codes, rows } = await showInks(inks)
    const coverage = (row: number) => table.getByRole('textbox', { name: `Coverage, row ${row}` })
    expect(coverage(1)).toHaveValue('10')

    table.getByRole('button', { name: 'Move row 1' }).focus()
    await user.keyboard('{ArrowDown}')
    expect(codes()).toEqual(['BLACK', 'PMS185', 'WHITE'])
    expect(coverage(2)).toHaveValue('10')
    expect(table.getByRole('button', { name: 'Move row 2' })).toHaveFocus()
    await user.clear(coverage(2))
    await user.type(coverage(2), '12')

    await user.click(table.getByRole('button', { name: 'Remove row 1' }))
    expect(codes()).toEqual(['PMS185', 'WHITE'])
    expect(coverage(1)).toHaveValue('12')
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(codes()).toEqual(['BLACK', 'PMS185', 'WHITE'])

    await user.click(table.getByRole('button', { name: 'Copy row 2' }))
    expect(rows().map(({ printCoverage }) => printCoverage)).toEqual([5, 12, 12, null])
    await user.click(screen.getByRole('button', { name: 'Add ink' }))
    expect(codes()).toEqual(['BLACK', 'PMS185', 'PMS185', 'WHITE', ''])
    // What was added is entered next.
    expect(table.getAllByRole('row')[5]).toContainElement(document.activeElement as HTMLElement)
    expect(new Set(rows().map(({ key }) => key)).size).toBe(5)
    expect(rows()[0]?.key).toBe('b')
  })

  test('takes a table copied from a spreadsheet, from the cell on, with rows for what is more', async () => {
    const { user, table, rows } = await showInks(inks.slice(0, 2))
    await user.click(table.getByRole('textbox', { name: 'Stereo, row 2' }))
    await user.paste('ST-1\t20 %\r\nST-2\tmuch\r\n')
    expect(rows()).toHaveLength(3)
    expect(rows()[1]).toMatchObject({ key: 'b', inkCode: 'BLACK', stereoCode: 'ST-1', printCoverage: 20 })
    expect(rows()[2]).toMatchObject({ inkCode: '', stereoCode: 'ST-2', printCoverage: Number.NaN })
    const unreadable = table.getByRole('textbox', { name: 'Coverage, row 3' })
    await waitFor(() => expect(unreadable).toHaveAccessibleDescription('must be numeric'))
    expect(unreadable).toHaveValue('much')
  })

  test('is read as a plain table where it can not be changed', async () => {
    const { table } = await showInks(inks, true)
    expect(table.getAllByRole('row')).toHaveLength(4)
    expect(table.queryByRole('textbox')).toBeNull()
    expect(table.getByText('10 %')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Add ink' })).toBeNull()
  })
})
