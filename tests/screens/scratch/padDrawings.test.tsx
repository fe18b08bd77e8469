import { waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { openPad } from './openPad.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

test('layers of the dieline are switched off and on', async () => {
  const { screen, user } = await openPad({ server })
  const drawing = screen.getByLabelText(/^Dieline, /)
  expect(drawing.querySelector('[data-layer=CREASE]')).not.toBeNull()
  await user.click(screen.getByLabelText('Layers'))
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Creases' }))
  expect(drawing.querySelector('[data-layer=CREASE]')).toBeNull()
  expect(drawing.querySelector('[data-layer=CUT]')).not.toBeNull()
})

test('without WebGL the box is a still picture that folds and turns', async () => {
  const { screen, user } = await openPad({ server })
  const picture = () => screen.getByAltText<HTMLImageElement>(/^0201, \d+ % folded$/)
  expect(picture()).toHaveAccessibleName('0201, 100 % folded')
  const closed = picture().src
  screen.getByRole('slider', { name: 'Fold' }).focus()
  await user.keyboard('{Home}')
  expect(picture()).toHaveAccessibleName('0201, 0 % folded')
  const flat = picture().src
  expect(flat).not.toBe(closed)
  screen.getByLabelText(/^Regular slotted box/).focus()
  await user.keyboard('{ArrowLeft}')
  expect(picture().src).not.toBe(flat)
})

test('the pictures of the box and of the load follow its size', async () => {
  const { screen, type } = await openPad({ server })
  const pictures = () => [
    screen.getByAltText<HTMLImageElement>('0201, 100 % folded').src,
    screen.getByAltText<HTMLImageElement>(/^\d+ bundles? a layer/).src,
  ]
  const [box, load] = pictures()
  await type('Length', '500')
  await waitFor(() => {
    const [boxNow, loadNow] = pictures()
    expect(boxNow).not.toBe(box)
    expect(loadNow).not.toBe(load)
  })
})

test('the pallet is shown layer by layer, the next one where layers interlock', async () => {
  const { screen, user, choose, type } = await openPad({ server })
  await user.click(screen.getByText('Layer'))
  expect(screen.getByLabelText(/^Layer: 2 on Australian standard/)).toBeVisible()
  expect(screen.queryByText('Next layer')).not.toBeInTheDocument()
  await type('Length', '385')
  await type('Width', '265')
  await choose('Edge', /Overhang/)
  await choose('Pattern', /Interlock/)
  await user.click(screen.getByText('Next layer'))
  expect(screen.getByLabelText(/^Next layer: 4 on/)).toBeVisible()
})

test('a set is drawn piece by piece', async () => {
  const { screen, user, field, choose } = await openPad({ server })
  await choose('Style', '0933')
  expect(field('Cells along length')).toHaveValue('4')
  await user.click(screen.getByText('3 × short strip'))
  expect(screen.getByLabelText(/^Dieline, 297 by 250 mm/)).toBeVisible()
})
