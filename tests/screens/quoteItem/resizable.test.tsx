import { within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { fill } from '../quote/fill.ts'
import { itemNow } from '../quote/quotes.ts'
import { copiedItem } from '../similarProducts/copiedItem.ts'
import { openOverview } from './openItem.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

test('resizable-generation: what another size than the source’s asks for is done where it is asked, and confirmed', async () => {
  const { id, product, reference } = await copiedItem(server, 'MODIFY_SIMPLE_CHANGE')
  const { screen, user, form, text } = await openOverview(id, { server })
  expect(form.queryByRole('button', { name: 'Convert to Resizable' })).toBeNull()
  await fill(user, text('Length'), String(product.length + 2))
  expect(text('Length')).toHaveAccessibleDescription("You must click 'Convert to Resizable'")
  await user.click(await form.findByRole('button', { name: 'Convert to Resizable' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Convert to Resizable' }))
  expect(
    dialog.getByText(
      `${reference} becomes Modify - Simple Change - Resizable. Its design has to be generated.`,
    ),
  ).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Convert to Resizable' }))
  expect(await screen.findByText('Product has been saved.')).toBeInTheDocument()
  expect((await itemNow(server, id)).product).toMatchObject({
    itemCategory: 'MODIFY_SIMPLE_CHANGE_RESIZABLE',
    length: product.length + 2,
  })
  expect(form.queryByRole('button', { name: 'Convert to Resizable' })).toBeNull()
})
