import { waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { designStep } from '../../server/filledSections.ts'
import { designedItem, preprint, saveSection } from '../../server/sectionSteps.ts'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { fill } from '../quote/fill.ts'
import { itemNow } from '../quote/quotes.ts'
import { openTab } from './openItem.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

test('save-preprint-design: the preprint design of an item starts from its route, draws the lanes and names what does not fit', async () => {
  const item = await designedItem(server, preprint)
  const corr = {
    ...designStep('k1'),
    ...{ operation: 'CORR', sheetLength: 1400, sheetWidth: 560, totalNumberUp: 1, paperDeckleWidth: 2350 },
  }
  const designed = await saveSection(server.as('su'), 'design', item, { designSteps: [corr] })
  expect([designed.status, designed.body.errors]).toEqual([200, undefined])
  const { screen, user, form, text, save } = await openTab(item.itemId, 'preprintDesign', {
    server,
    as: 'su',
  })
  expect(form.getByText('Enter roll width, repeat, lanes and webs to see it.')).toBeInTheDocument()
  await user.click(form.getByRole('button', { name: 'Take it from Design' }))
  expect(text('Roll Width')).toHaveValue('2350')
  expect(text('Lanes')).toHaveValue('4')
  const lanes = '4 lanes on a roll of 2,350 mm, 110 mm trim (4.7 %); 1 sheet a repeat.'
  expect(await form.findByRole('img', { name: lanes })).toBeInTheDocument()
  expect(form.getByText('1,750 m of press for 5,000, without waste.')).toBeInTheDocument()

  await fill(user, text('Lanes'), '5')
  await waitFor(() =>
    expect(text('Lanes')).toHaveAccessibleDescription(/5 × 560 mm do not fit a roll of 2350 mm/),
  )
  await user.click(save())
  expect(await screen.findByText(/Error saving Preprint Design/)).toBeInTheDocument()
  await fill(user, text('Lanes'), '4')
  await fill(user, text('Repeat'), '2800')
  await user.click(save())
  expect(await screen.findByText('Preprint design has been saved.')).toBeInTheDocument()
  expect((await itemNow(server, item.itemId)).prePrintDesign).toEqual({
    ...{ rollWidth: 2350, repeat: 2800, webs: 1, lanes: 4 },
  })
  // Its colours are Print's, entered here as well.
  expect(form.getByRole('group', { name: 'Inks' })).toBeInTheDocument()
})
