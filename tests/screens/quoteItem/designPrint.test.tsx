import { waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { designStep, filled } from '../../server/filledSections.ts'
import { act, type TestItem } from '../../server/quoteSteps.ts'
import { designedItem, litho, saveSection } from '../../server/sectionSteps.ts'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { fill } from '../quote/fill.ts'
import { itemNow } from '../quote/quotes.ts'
import { openTab } from './openItem.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

const su = () => server.as('su')

/** An item at Design with a sheet in its route and five colours on its front. */
async function lithoItem(): Promise<TestItem> {
  const item = await designedItem(server, litho)
  const corr = {
    ...designStep('k1'),
    operation: 'CORR',
    sheetLength: 1440,
    sheetWidth: 560,
    totalNumberUp: 1,
  }
  const designed = await saveSection(su(), 'design', item, { designSteps: [corr] })
  expect([designed.status, designed.body.errors]).toEqual([200, undefined])
  const printed = await saveSection(su(), 'printing', item, {
    numberOfColors: 5,
    processColourCountFront: 4,
    pmsColourCountFront: 1,
  })
  expect(printed.status).toBe(200)
  return item
}

describe('the design print of a litho item', () => {
  test('printed-sheet-save: starts from the route and Print, draws each sheet and says how many are printed', async () => {
    const item = await lithoItem()
    const { screen, user, form, text, choose, save } = await openTab(item.itemId, 'designPrint', {
      server,
      as: 'su',
    })
    await user.click(await form.findByRole('button', { name: 'Take them from Design and Print' }))
    expect(text('Sheet Length')).toHaveValue('1440')
    expect(text('Colours')).toHaveValue('5')
    expect(await form.findByRole('img', { name: /^Sheet 1,440 by 560 mm with 1 piece/ })).toBeInTheDocument()
    expect(form.getByText('5,250 sheets to print for 5,000, 4,234 m².')).toBeInTheDocument()

    const another = /^The sheet of the route is 1,440 × 560 mm, 1 up\. What is printed counts in the cost\./
    expect(form.queryByText(another)).toBeNull()
    await fill(user, text('Sheet Length'), '1400')
    const smaller = 'the sheet of the route is larger: 1440 × 560 mm'
    await waitFor(() => expect(text('Sheet Length')).toHaveAccessibleDescription(smaller))
    expect(form.getByText(another)).toBeInTheDocument()
    await user.click(form.getByRole('button', { name: 'Take it' }))
    expect(text('Sheet Length')).toHaveValue('1440')
    expect(form.queryByText(another)).toBeNull()

    await fill(user, text('Colours'), '9')
    await waitFor(() => expect(text('Colours')).toHaveAccessibleDescription('Total must not be more than 7'))
    await user.click(save())
    expect(await screen.findByText(/Unable to save printed sheet\./)).toBeInTheDocument()
    expect(text('Colours')).toHaveValue('9')
    await fill(user, text('Colours'), '4')
    await waitFor(() => expect(text('Colours')).toHaveAccessibleDescription('Print counts 5'))
    await choose('Lamination', 'Matt film')
    await user.click(save())
    expect(await screen.findByText('Printed sheet has been saved.')).toBeInTheDocument()
    expect((await itemNow(server, item.itemId)).designPrint.printedSheets).toMatchObject([
      { side: 'FRONT', sheetLength: 1440, numberOfColors: 4, laminationType: 'MATT', overs: 5 },
    ])
    await user.click(form.getByRole('button', { name: 'Add sheet' }))
    const added = await form.findByRole('group', { name: 'Sheet 2' })
    expect(within(added).getByRole('combobox', { name: 'Side' })).toHaveFocus()
  })

  test('is words where nobody may change it', async () => {
    const item = await lithoItem()
    await saveSection(su(), 'designPrint', item, filled.designPrint ?? {})
    await act(su(), item, 'RELEASE')
    const { form } = await openTab(item.itemId, 'designPrint', { server, as: 'salesrep' })
    expect(await form.findByRole('group', { name: 'Sheet 1, Front' })).toHaveTextContent(
      /Front.*1,440 mm.*Gloss.*Matt film.*5,000/s,
    )
    expect(form.queryByRole('textbox')).toBeNull()
    expect(form.queryByRole('button', { name: 'Add sheet' })).toBeNull()
  })
})
