import { fireEvent, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { openWithJobs, type WithJobs } from '../../server/openWithJobs.ts'
import { act, carton, submitItem, type TestItem } from '../../server/quoteSteps.ts'
import { designedItem } from '../../server/sectionSteps.ts'
import { fill } from '../quote/fill.ts'
import { itemNow } from '../quote/quotes.ts'
import { openTab } from './openItem.ts'

let { server, runner } = {} as WithJobs
beforeAll(async () => {
  ;({ server, runner } = await openWithJobs())
  return () => server.close()
})

/** An item at Design, in the hands of the designer. */
async function atDesign(): Promise<TestItem> {
  const item = await submitItem(server)
  await act(server.as('designer'), item, 'ACCEPT')
  return item
}

async function open(item: TestItem) {
  const opened = await openTab(item.itemId, 'design', { server, as: 'designer' })
  /** The button, once it is known what the plant makes items with. */
  const addStep = async () => {
    const add = opened.form.getByRole('button', { name: 'Add step' })
    await waitFor(() => expect(add).toBeEnabled())
    return add
  }
  return { item, addStep, ...opened }
}

describe('the route of an item', () => {
  test('is entered step by step; what is wrong stands at its field, and nothing is lost', async () => {
    const { item, screen, user, form, text, choose, save, addStep } = await open(await atDesign())
    expect(await form.findByText(/No steps yet/)).toBeInTheDocument()
    await user.click(await addStep())
    await choose('Operation', /^CORR /)
    await choose('Work Centre', /^CORR1 /)
    await fill(user, text('Sheet Length'), '9000')
    await fill(user, text('Sheet Width'), '600')
    await waitFor(() => expect(text('Sheet Length')).toHaveAccessibleDescription(/must be <= 4200 at CORR1/))
    expect(await form.findByText(/CORR1 can’t do it: sheet 9000x600 outside/)).toBeInTheDocument()
    for (const [index, distance] of [150, 300, 100].entries()) {
      await user.click(form.getByRole('button', { name: 'Add crease' }))
      await fill(user, text(`Distance, row ${index + 1}`), String(distance))
    }
    expect(await form.findByText('Sum 550 mm of 600 mm sheet width')).toBeInTheDocument()
    await user.click(save())
    expect(await screen.findByText(/unable to save design details/)).toBeInTheDocument()
    expect(text('Distance, row 3')).toHaveValue('100')

    await fill(user, text('Sheet Length'), '1400')
    await fill(user, text('Distance, row 3'), '150')
    expect(await form.findByText('Sum 600 mm of 600 mm sheet width')).toBeInTheDocument()
    expect(form.getByRole('img', { name: /^Sheet 1,400 by 600 mm/ })).toBeInTheDocument()
    await user.click(save())
    expect(await screen.findByText('Design details has been saved.')).toBeInTheDocument()
    expect((await itemNow(server, item.itemId, 'designer')).design.designSteps).toMatchObject([
      {
        ...{ operation: 'CORR', workCentre: 'CORR1', sheetLength: 1400 },
        stepCreases: [{ value: 150 }, { value: 300 }, { value: 150 }],
      },
    ])
  })

  test('is added to by the rules, and moved, copied and removed with keys', async () => {
    const { screen, user, form, choose, addStep } = await open(await atDesign())
    const add = await addStep()
    await user.click(add)
    await user.click(add)
    expect(await screen.findByText('Please choose operation for existing step first.')).toBeInTheDocument()
    await choose('Operation', /^FFG /)
    await user.click(add)
    await user.click(form.getByRole('combobox', { name: 'Operation' }))
    expect(screen.queryByRole('option', { name: /^FFG / })).toBeNull()
    await user.click(await screen.findByRole('option', { name: /^CORR / }))

    const line = within(form.getByRole('tablist', { name: 'Steps of the route' }))
    const order = () => line.getAllByRole('tab').map(tab => tab.getAttribute('aria-label'))
    expect(order()).toEqual([expect.stringMatching(/^Step 1, FFG/), expect.stringMatching(/^Step 2, CORR/)])
    const key = (name: RegExp, event: object) => fireEvent.keyDown(line.getByRole('tab', { name }), event)
    key(/CORR/, { key: 'ArrowLeft', altKey: true })
    expect(order()[0]).toMatch(/^Step 1, CORR/)
    key(/FFG/, { key: 'd', ctrlKey: true })
    expect(order()[2]).toMatch(/^Step 3, no operation/)
    key(/no operation/, { key: 'Delete' })
    expect(order()).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(order()).toHaveLength(3))
  })
})

describe('the auto-routing of an item', () => {
  test('offers routes beside each other; one is taken, own steps are replaced only when the person agrees', async () => {
    const item = await atDesign()
    const started = await server
      .as('designer')
      .post('/engine/AutoRouting', { quoteProductBoxId: item.itemId })
    expect(started.status).toBe(200)
    await runner.drain()
    const { screen, user, form, save } = await open(item)
    expect(await form.findByText('Done, for 5,000')).toBeInTheDocument()
    const take = async (index: number) => {
      const routes = within(form.getByRole('table', { name: 'Routes for 5,000' }))
      const button = (await routes.findAllByRole('button', { name: /^Take .*→/ }))[index]
      if (button === undefined) throw new Error('There is no such route.')
      await user.click(button)
    }
    await take(0)
    expect(await screen.findByText('The route was taken into the design.')).toBeInTheDocument()
    expect(form.getByRole('tab', { name: /^Step 1, CORR/ })).toBeInTheDocument()
    expect(form.getByRole('textbox', { name: 'Distance, row 1' })).not.toHaveValue('')
    await take(1)
    const question = within(await screen.findByRole('dialog', { name: 'Replace the Design Steps' }))
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(save())
    expect(await screen.findByText('Design details has been saved.')).toBeInTheDocument()
    const { design, findings } = await itemNow(server, item.itemId, 'designer')
    expect(design.designSteps.at(-1)).toMatchObject({ operation: 'DESPATCH' })
    expect(findings.filter(({ tab, severity }) => tab === 'design' && severity === 'error')).toEqual([])
  })

  test('autoroute-start: is in progress once it is started', async () => {
    const { screen, user, form } = await open(await atDesign())
    await user.click(form.getByRole('button', { name: 'Auto-route' }))
    expect(await form.findByText('Queued, for 5,000')).toBeInTheDocument()
    expect(screen.queryByText('Unable to get Auto Route input.')).toBeNull()
  })
  test('is out of date once the trim has changed: its routes are not taken, and it is asked again at a press', async () => {
    const item = await atDesign()
    await server.as('designer').post('/engine/AutoRouting', { quoteProductBoxId: item.itemId })
    await runner.drain()
    const { user, form } = await open(item)
    expect(await form.findByText('Done, for 5,000')).toBeInTheDocument()
    expect((await form.findAllByRole('button', { name: /^Take .*→/ })).length).toBeGreaterThan(0)
    await fill(user, form.getByLabelText('Additional Trim'), '25')
    expect(await form.findByText('Out of date, for 5,000')).toBeInTheDocument()
    expect(form.getByText(/Additional Trim none → 25 mm/)).toBeInTheDocument()
    expect(form.queryAllByRole('button', { name: /^Take .*→/ })).toEqual([])
    await user.click(form.getByRole('button', { name: 'Route again' }))
    expect(await form.findByText('Queued, for 5,000')).toBeInTheDocument()
    expect(form.queryByText(/^Out of date/)).toBeNull()
    // What it is asked about is stored first.
    expect((await itemNow(server, item.itemId, 'designer')).design.additionalTrim).toBe(25)
  })
})

/** Nobody stitches in the south. */
const stitched = {
  ...carton,
  ...{ preferredPlantCode: 'STH', boardGrade: 'B340', boardGradeVariant: 'B340-S', printProcess: 'NOPRINT' },
  ...{ styleCarton: '04', styleVariant: '0427', fefCoVariantCode: '0427', vslCode: '0427' },
  ...{ styleDieCutType: 'FLATBED', styleTopFlap: '00', styleBottomFlap: '00', styleClosure: '03' },
  ...{ length: 300, width: 220, depth: 90 },
}

describe('the steps of another plant', () => {
  test('come into the route with a word and a way back, and only once', async () => {
    const { itemId } = await designedItem(server, stitched)
    const { screen, user, form } = await openTab(itemId, 'design', { server, as: 'su' })
    const ask = () => user.click(form.getByRole('button', { name: 'Other plant' }))
    const steps = () => form.queryAllByRole('tab', { name: /STITCH/ })
    await waitFor(() => expect(form.getByRole('button', { name: 'Other plant' })).toBeEnabled())
    await ask()
    expect(await screen.findByText(/^\d steps of NTH now in the route\.$/)).toBeInTheDocument()
    expect(steps()).toHaveLength(1)
    await user.click(form.getByRole('tab', { name: /CORR/ }))
    // The paper is that of the plant whose machine it is.
    expect(await form.findByText(/^kept: .*\b2200\b/)).toBeInTheDocument()
    await ask()
    expect(await screen.findByText('What NTH does stands in the route already.')).toBeInTheDocument()
    expect(steps()).toHaveLength(1)
  })

  test('go again by Undo', async () => {
    const { itemId } = await designedItem(server, stitched)
    const { screen, user, form } = await openTab(itemId, 'design', { server, as: 'su' })
    await user.click(form.getByRole('button', { name: 'Other plant' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await form.findByText(/No steps yet/)).toBeInTheDocument()
  })
})
