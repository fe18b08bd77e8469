import { waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { fill } from '../quote/fill.ts'
import { itemNow, slottedCarton } from '../quote/quotes.ts'
import { newItem, openTab } from './openItem.ts'
import { savePrinting } from './savePrinting.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

const flexo = { ...slottedCarton, printProcess: 'FLEXO' }

async function openPrint(product: NonNullable<Parameters<typeof newItem>[1]>['product'] = flexo) {
  const { id } = await newItem(server, { product })
  return { id, ...(await openTab(id, 'print', { server })) }
}

describe('the print of an item', () => {
  test('has an ink for each colour, from the plant’s, and says what they cover and cost', async () => {
    const { id, screen, user, form, choose, text, save } = await openPrint()
    expect(await form.findByText(/from the \d+ inks that NTH keeps/)).toBeInTheDocument()
    await choose('Number of Colours', '2')
    expect(form.getAllByRole('combobox', { name: /^Ink, row/ })).toHaveLength(2)
    await choose('Ink, row 1', /G-RED/)
    expect(text('Coverage, row 1')).toHaveAttribute('placeholder', 'usual 12')
    await fill(user, text('Coverage, row 1'), '25')
    const use = within(await screen.findByRole('table', { name: 'Ink use, front' }))
    await waitFor(() => expect(use.getByRole('row', { name: /^G-RED 0\.\d+ \d+/ })).toBeInTheDocument())
    expect(await screen.findByText(/^2 stereos, [\d,]+ cm²$/)).toBeInTheDocument()

    await user.click(save())
    expect(await screen.findByText('Print Details has been saved.')).toBeInTheDocument()
    expect(screen.getByRole('tab', { name: /^Print ?, not valid$/ })).toBeInTheDocument()
    const { printing } = await itemNow(server, id)
    expect(printing).toMatchObject({
      numberOfColors: 2,
      inkCoverages: [{ inkCode: 'G-RED', printCoverage: 25 }, {}],
    })
  })

  test('of another process is saved with it, which is the product’s', async () => {
    const { id, screen, user, choose } = await openPrint()
    await choose('Print Process', 'Preprint')
    await choose('Number of Colours', '1')
    await choose('Ink, row 1', /S-GOLD/)
    await user.click(screen.getByRole('button', { name: 'Save all' }))
    expect(await screen.findByText('Print Details has been saved.')).toBeInTheDocument()
    expect(await itemNow(server, id)).toMatchObject({
      product: { printProcess: 'PREPRINT' },
      printing: { numberOfColors: 1, inkCoverages: [{ inkCode: 'S-GOLD' }], printCoverage: 80 },
    })
  })

  test('of another process loses its colours, and Undo brings both back', async () => {
    const { id } = await newItem(server, { product: flexo })
    await savePrinting(server, id, 'salesrep', { 'G-RED': 10, 'G-BLUE': 20 })
    const { screen, user, form, choose, choice, text } = await openTab(id, 'print', { server })
    expect(text('Coverage, row 2')).toHaveValue('20')
    await choose('Print Process', 'Preprint')
    expect(await screen.findByText('Colours were reset: the print process changed.')).toBeInTheDocument()
    expect(form.queryByRole('textbox', { name: 'Coverage, row 1' })).toBeNull()
    expect(text('Print Coverage')).toHaveValue('80')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(choice('Print Process')).toHaveTextContent('Flexo')
    expect(choice('Number of Colours')).toHaveTextContent('2')
    expect(await form.findByRole('combobox', { name: 'Ink, row 1' })).toHaveTextContent('G-RED')
    expect(text('Coverage, row 2')).toHaveValue('20')
    expect(screen.queryByRole('tab', { name: /unsaved changes$/ })).toBeNull()
  })

  test('keeps what two people say of different inks; of the same ink the second one chooses', async () => {
    const { id } = await newItem(server, { product: flexo })
    await savePrinting(server, id, 'salesrep', { 'G-RED': 10, 'G-BLUE': 20 })
    const { screen, user, text, save } = await openTab(id, 'print', { server })
    const conflict = { name: 'Saved by someone else in the meantime' }
    const chosen = { name: 'Save the chosen values' }
    await fill(user, text('Coverage, row 1'), '11')
    await savePrinting(server, id, 'sca', { 'G-RED': 10, 'G-BLUE': 22 })
    await user.click(save())
    const different = within(await screen.findByRole('dialog', conflict))
    expect(different.queryByText('changed by both')).toBeNull()
    await user.click(different.getByRole('button', chosen))
    expect(await screen.findByText('Print Details has been saved.')).toBeInTheDocument()
    await waitFor(() => expect(text('Coverage, row 2')).toHaveValue('22'))
    expect(text('Coverage, row 1')).toHaveValue('11')

    await fill(user, text('Coverage, row 1'), '15')
    await savePrinting(server, id, 'sca', { 'G-RED': 12, 'G-BLUE': 22 })
    await user.click(save())
    const same = within(await screen.findByRole('dialog', conflict))
    const both = same.getByRole('row', { name: /G-RED/ })
    expect(both).toHaveTextContent('changed by both')
    await user.click(within(both).getByRole('radio', { name: /stored now: 12 %$/ }))
    await user.click(same.getByRole('button', chosen))
    await waitFor(() => expect(text('Coverage, row 1')).toHaveValue('12'))
    expect(screen.getByRole('tab', { name: /^Print ?, valid$/ })).toBeInTheDocument()
  })

  test('counts the colours of litho, seven a side at most', async () => {
    const { user, form, text } = await openPrint({ ...slottedCarton, printProcess: 'LITHO' })
    await fill(user, text('Process Colours Front'), '4')
    await fill(user, text('PMS Colours Front'), '5')
    expect(await form.findByText('9 of 7 colours')).toBeInTheDocument()
    await waitFor(() =>
      expect(text('PMS Colours Front')).toHaveAccessibleDescription('Total must not be more than 7'),
    )
  })

  test('asks nothing of what is not printed', async () => {
    const { form } = await openPrint({ ...slottedCarton, printProcess: 'NOPRINT' })
    expect(form.getByText('The product is not printed: there is nothing to fill in.')).toBeInTheDocument()
    expect(form.queryByRole('combobox', { name: 'Number of Colours' })).toBeNull()
  })

  test('lets codes be typed while the inks can not be read, and tries again', async () => {
    const { id } = await newItem(server, { product: flexo })
    let answers = false
    const { screen, user, form, choose, text } = await openTab(id, 'print', {
      server,
      through: fetch => (input, init) =>
        answers || !String(input).includes('/QuotePrinting/Lookup')
          ? fetch(input, init)
          : Promise.resolve(new Response('{}', { status: 503 })),
    })
    expect(await screen.findByText(/The plant’s inks could not be read/)).toBeInTheDocument()
    await choose('Number of Colours', '1')
    await fill(user, text('Ink, row 1'), 'g-red')
    expect(text('Ink, row 1')).toHaveValue('G-RED')
    answers = true
    await user.click(form.getByRole('button', { name: 'Try again' }))
    expect(await form.findByRole('combobox', { name: 'Ink, row 1' })).toHaveTextContent('Carton red')
  })
})
