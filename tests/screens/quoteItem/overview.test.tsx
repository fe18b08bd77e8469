import { waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { fill } from '../quote/fill.ts'
import { itemNow, saveProduct, slottedCarton } from '../quote/quotes.ts'
import { newItem, openOverview } from './openItem.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

describe('the overview of an item', () => {
  test('is filled in style by style, drawn while it is, saved, and becomes valid', async () => {
    const { id } = await newItem(server, {
      product: { productGroup: 'CORRUGATED', printProcess: 'NOPRINT', expectedOrderQuantity: 5000 },
    })
    const { screen, user, form, text, choose, choice, save } = await openOverview(id, { server })
    expect(screen.getByRole('tab', { name: /^Overview ?, not valid$/ })).toBeInTheDocument()
    await choose('Carton Style', '02 Slotted Cartons')
    await choose('Style Variant', /^0201/)
    expect(choice('Top Flap Style')).toHaveTextContent('Outer flaps meet')
    // Half of it is saved as it is; what is missing can wait.
    await user.click(save())
    expect(await screen.findByText('Product has been saved.')).toBeInTheDocument()
    expect(text('Length')).toHaveAccessibleDescription('')

    await fill(user, text('Length'), '400')
    await fill(user, text('Width'), '300')
    await fill(user, text('Depth'), '250')
    expect(await screen.findByRole('img', { name: /^Blank 1,441 by 560 mm/ })).toBeInTheDocument()
    await fill(user, choice('VSL Code'), '0201')

    await user.click(form.getByRole('button', { name: 'Choose…' }))
    const picker = within(await screen.findByRole('dialog', { name: /^Board Grade for Plant NTH/ }))
    expect(picker.getByRole('radio', { name: /^E200/ })).toBeDisabled()
    expect(picker.getAllByText('No variant exists for plant NTH.')).not.toHaveLength(0)
    await user.click(picker.getByRole('radio', { name: /^C340/ }))
    await user.click(picker.getByRole('radio', { name: /^C340-F-N/ }))
    await user.click(picker.getByRole('button', { name: 'Choose' }))
    expect(
      await screen.findByRole('tab', { name: /^Overview ?, valid, unsaved changes$/ }),
    ).toBeInTheDocument()

    await user.click(save())
    expect(await screen.findByRole('tab', { name: /^Overview ?, valid$/ })).toBeInTheDocument()
    expect((await itemNow(server, id)).product).toMatchObject({
      ...slottedCarton,
      boardGradeVariant: 'C340-F-N',
    })
  })

  test('says what is wrong where it is, keeps what was typed, and saves it once it is right', async () => {
    const taken = await newItem(server, { product: { ...slottedCarton, code: 'LAG-1' } })
    const { id } = await newItem(server, { product: slottedCarton })
    expect(taken.id).not.toBe(id)
    const { screen, user, form, text, choice, save } = await openOverview(id, { server })
    // The first is the customer's in the ERP system, the second that of another quote.
    for (const code of ['BG-PALE-24', 'lag-1']) {
      await fill(user, text('Product Code'), code)
      expect(await screen.findAllByText('Product Code already exists')).not.toHaveLength(0)
      expect(text('Product Code')).toHaveAccessibleDescription('Product Code already exists')
    }
    await fill(user, choice('VSL Code'), '9999')
    await waitFor(() => expect(choice('VSL Code')).toHaveAccessibleDescription('There is no VSL code 9999.'))
    await user.click(save())
    expect(await screen.findByText('Error saving Product Configuration')).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent('Product Code already exists')
    expect(text('Product Code')).toHaveValue('lag-1')

    await fill(user, text('Product Code'), '[LAG')
    expect(text('Product Code')).toHaveAccessibleDescription("Product Code has an invalid '[]' character")
    await fill(user, text('Product Description'), 'x'.repeat(201))
    await fill(user, text('Width'), 'wide')
    await user.click(save())
    expect(await screen.findByText('Error saving Product Configuration')).toBeInTheDocument()
    expect(text('Product Code')).toHaveValue('[LAG')
    expect(text('Product Description')).toHaveAccessibleDescription('not more than 200 characters')
    expect(text('Product Description')).toHaveValue('x'.repeat(201))
    expect(text('Width')).toHaveAccessibleDescription('must be numeric')
    expect(text('Width')).toHaveValue('wide')
    expect((await itemNow(server, id)).product.vslCode).toBe('0201')

    await fill(user, text('Product Code'), 'FREE-7')
    await fill(user, text('Product Description'), 'Carton as it should be')
    await fill(user, text('Width'), '300')
    await fill(user, choice('VSL Code'), '0201')
    await user.click(form.getByRole('checkbox', { name: 'Allow Crease' }))
    await fill(user, text('Crease 1'), '100')
    await fill(user, text('Crease 2'), '150')
    expect(text('Width')).toHaveAccessibleDescription('Must be equal to the sum of crease 1, 2 and 3')
    await fill(user, text('Crease 3'), '50')
    expect(form.getByText('Sum 300 mm of width 300 mm')).toBeInTheDocument()
    expect(text('Width')).toHaveAccessibleDescription('')
    expect(await screen.findByRole('tab', { name: /^Overview ?, valid/ })).toBeInTheDocument()
    await user.click(save())
    expect(await screen.findByText('Product has been saved.')).toBeInTheDocument()
    expect((await itemNow(server, id)).product).toMatchObject({
      code: 'FREE-7',
      description: 'Carton as it should be',
      crease3: 50,
    })
  })

  test('what another style does not have is cleared, and its own rules hold', async () => {
    const { id } = await newItem(server, { product: slottedCarton })
    const { screen, user, form, text, choose, choice } = await openOverview(id, { server })
    await choose('Top Flap Style', 'Outer flaps overlap')
    await fill(user, text('Top Flap Adjustment'), '0')
    await user.tab()
    expect(text('Top Flap Adjustment')).toHaveAccessibleDescription('must be > 0')
    await choose('Top Flap Style', 'Outer flaps meet')
    expect(form.queryByRole('textbox', { name: 'Top Flap Adjustment' })).toBeNull()

    await choose('Carton Style', /^09 /)
    await choose('Style Variant', /^0900/)
    expect(form.queryByRole('combobox', { name: 'Top Flap Style' })).toBeNull()
    await fill(user, text('Width'), '500')
    expect(text('Width')).toHaveAccessibleDescription('must be <= 400')
    await fill(user, text('Depth'), '0')
    await fill(user, text('Width'), '400')
    await fill(user, choice('VSL Code'), '0900')
    expect(await screen.findByRole('tab', { name: /^Overview ?, valid/ })).toBeInTheDocument()
  })

  test('a check that fails says so and can be made again, and is when the network is back', async () => {
    const { id } = await newItem(server, { product: slottedCarton })
    let answers = false
    const { screen, user, text, form } = await openOverview(id, {
      server,
      through: fetch => (input, init) =>
        answers || !String(input).includes('/lgx/')
          ? fetch(input, init)
          : Promise.resolve(new Response('{}', { status: 503 })),
    })
    await fill(user, text('Product Code'), 'NEW-7')
    const again = await form.findByRole('button', { name: 'Check the product code again' })
    expect(text('Product Code')).toHaveAccessibleDescription('Error checking Product Code. Please try again')
    answers = true
    await user.click(again)
    const valid = { name: /^Overview ?, valid, unsaved changes$/ }
    expect(await screen.findByRole('tab', valid)).toBeInTheDocument()

    answers = false
    await fill(user, text('Product Code'), 'NEW-8')
    await form.findByRole('button', { name: 'Check the product code again' })
    expect(screen.queryByRole('tab', valid)).toBeNull()
    answers = true
    window.dispatchEvent(new Event('online'))
    expect(await screen.findByRole('tab', valid)).toBeInTheDocument()
  })

  test('another plant takes away the board it does not make, with a warning', async () => {
    const { id } = await newItem(server, { product: { ...slottedCarton, boardGrade: 'C250' } })
    const { screen, text, choose } = await openOverview(id, { server })
    await waitFor(() => expect(text('Board Grade')).toHaveAccessibleDescription(/./))
    await choose('Preferred Plant', /^STH/)
    expect(
      await screen.findByText('Boardgrade selected is no longer valid. Please reselect boardgrade'),
    ).toBeInTheDocument()
    expect(text('Board Grade')).toHaveValue('')
  })

  test('two saves that meet are settled field by field', async () => {
    const { id } = await newItem(server, { product: slottedCarton })
    const { screen, user, text, save } = await openOverview(id, { server })
    await fill(user, text('Drawing No'), 'D-1')
    await fill(user, text('Width'), '310')
    await saveProduct(server, id, { length: 410, width: 290 })
    await user.click(save())
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Saved by someone else in the meantime' }),
    )
    expect(dialog.getByRole('alert')).toHaveTextContent('Tessa Harcourt saved this product in the meantime.')
    expect(dialog.getByRole('radio', { name: 'Drawing No, yours: D-1' })).toBeChecked()
    expect(dialog.getByRole('radio', { name: 'Width, yours: 310 mm' })).toBeChecked()
    expect(dialog.getByRole('radio', { name: 'Length, stored now: 410 mm' })).toBeChecked()
    await user.click(dialog.getByRole('button', { name: 'Save the chosen values' }))
    expect(await screen.findByText('Product has been saved.')).toBeInTheDocument()
    await waitFor(() => expect(text('Length')).toHaveValue('410'))
    expect(text('Width')).toHaveValue('310')
    expect((await itemNow(server, id)).product).toMatchObject({ drawingNo: 'D-1', length: 410, width: 310 })
  })
})
