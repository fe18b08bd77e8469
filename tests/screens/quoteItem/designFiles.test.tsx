import { within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { builtInDesign } from '../../../server/integrations/design/builtIn.ts'
import type { DesignService } from '../../../server/integrations/design/designService.ts'
import { DesignServiceFailure } from '../../../server/integrations/design/designServiceFailure.ts'
import { inDatabase } from '../../../server/integrations/files/inDatabase.ts'
import { createJobRunner, type JobRunner } from '../../../server/jobs/jobRunner.ts'
import { designJobHandlers } from '../../../server/services/jobs/jobHandlers.ts'
import { act, carton, createItem, saveProduct, submitItem } from '../../server/quoteSteps.ts'
import { createTestApp, openDemonstration, type TestApp } from '../../server/startTestServer.ts'
import { mountApp } from '../harness.tsx'
import { itemNow } from '../quote/quotes.ts'
import { openTab } from './openItem.ts'

let server: TestApp
let runner: JobRunner
let generate: DesignService['generate'] | null = null
beforeAll(async () => {
  const connection = await openDemonstration()
  const real = builtInDesign(connection.db)
  const designService: DesignService = {
    ...real,
    generate: (...given) => (generate ?? real.generate)(...given),
  }
  const files = inDatabase(connection.db)
  runner = createJobRunner({
    db: connection.db,
    handlers: designJobHandlers({ db: connection.db, files, designService }),
  })
  server = await createTestApp({ connection, designService })
  return () => server.close()
})

async function open(options: object = {}) {
  const item = await submitItem(server)
  await act(server.as('designer'), item, 'ACCEPT')
  const opened = await openTab(item.itemId, 'design', { server, as: 'designer', live: true, ...options })
  const panel = within(await opened.form.findByRole('region', { name: 'Design files' }))
  return { item, panel, ...opened }
}

describe('the design files of an item', () => {
  test('designgen-otherwise: are generated, shown and downloaded; what changes since is said', async () => {
    const { item, panel, screen, user, text } = await open()
    expect(await panel.findByText(/No design files yet/)).toBeInTheDocument()
    await user.click(panel.getByRole('button', { name: 'Generate' }))
    expect(await screen.findByText('Generating Design')).toBeInTheDocument()
    expect(await panel.findByText(/^Waiting for Esko: queued/)).toBeInTheDocument()
    expect(panel.getByRole('button', { name: 'Cancel' })).toBeEnabled()
    await runner.drain()
    expect(await screen.findByText('Esko File Generation Successful')).toBeInTheDocument()

    const stem = `DP-${(await itemNow(server, item.itemId, 'designer')).reference}`
    const table = within(await panel.findByRole('table', { name: 'Generated files' }))
    expect(table.getByRole('button', { name: `Download ${stem}.dxf` })).toBeEnabled()
    expect(table.getAllByRole('row')).toHaveLength(10)
    expect(await screen.findByDisplayValue(`${stem}.ard`)).toBeInTheDocument()
    expect(text('Project Number')).toHaveValue(stem)
    expect(panel.getByText(/ARD and MFG stand in/)).toBeInTheDocument()
    expect(await panel.findByText('CAD confirms size, blank and area as we calculate them.')).toBeVisible()
    expect(await panel.findByRole('img', { name: 'The generated design, flat' })).toBeInTheDocument()
    await user.click(panel.getByRole('button', { name: '3D' }))
    expect(await panel.findByRole('img', { name: 'The generated design, folded' })).toBeInTheDocument()
  })

  test('that are older than the design say what has changed, and where CAD has another figure', async () => {
    const item = await submitItem(server)
    const designer = server.as('designer')
    await act(designer, item, 'ACCEPT')
    await designer.post('/ws/generateFiles', { quoteItemId: item.itemId })
    await runner.drain()
    await saveProduct(designer, item, { length: 410 })
    const { form } = await openTab(item.itemId, 'design', { server, as: 'designer' })
    const files = within(await form.findByRole('region', { name: 'Design files' }))
    expect(
      await files.findByText(/has changed since these files were made: Length 400 → 410 mm\./),
    ).toBeVisible()
    const differences = within(await files.findByRole('table', { name: /^Differences between CAD/ }))
    expect(differences.getByRole('row', { name: 'Inside length 400 mm 410 mm' })).toBeInTheDocument()
  })

  test('that fail are said to, with the way to try again', async () => {
    const { panel, screen, user } = await open()
    generate = () =>
      Promise.reject(new DesignServiceFailure('generation', { kind: 'refused', detail: 'no licence' }))
    await user.click(await panel.findByRole('button', { name: 'Generate' }))
    await panel.findByText(/^Waiting for Esko/)
    await runner.drain()
    expect(await panel.findByText('Esko has raised an Error : no licence')).toBeInTheDocument()
    generate = null
    await user.click(panel.getByRole('button', { name: 'Try again' }))
    await panel.findByText(/^Waiting for Esko/)
    await runner.drain()
    expect(await screen.findByText('Esko File Generation Successful')).toBeInTheDocument()
    expect(panel.queryByText(/no licence/)).toBeNull()
  })

  test('are cancelled while they are made, and cleared after a question', async () => {
    const { item, panel, screen, user } = await open()
    await user.click(await panel.findByRole('button', { name: 'Generate' }))
    await user.click(await panel.findByRole('button', { name: 'Cancel' }))
    expect(await panel.findByText('Cancelled by Owen Castell.')).toBeInTheDocument()
    await runner.drain()
    await user.click(panel.getByRole('button', { name: 'Generate' }))
    await panel.findByText(/^Waiting for Esko/)
    await runner.drain()
    await panel.findByRole('table', { name: 'Generated files' })
    await user.click(panel.getByRole('button', { name: 'Design service' }))
    await user.click(await screen.findByRole('menuitem', { name: /^Clear generated files/ }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/The 9 generated files of the item are removed/)).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Clear' }))
    expect(await panel.findByText(/No design files yet/)).toBeInTheDocument()
    expect((await itemNow(server, item.itemId, 'designer')).design.ardFileName).toBe('')
  })

  test('have a project, an ARD from standards and a customer there', async () => {
    const { item, panel, screen, user } = await open()
    const choose = async (name: string) => {
      await user.click(await panel.findByRole('button', { name: 'Design service' }))
      await user.click(await screen.findByRole('menuitem', { name }))
    }
    await choose('Create project')
    expect(await screen.findByText(/ESKO Project Created/)).toBeInTheDocument()
    expect(await screen.findByText(/Design project has been created successfully\./)).toBeInTheDocument()
    const stem = `DP-${(await itemNow(server, item.itemId, 'designer')).reference}`
    expect(await screen.findByDisplayValue(stem)).toBeInTheDocument()
    await choose('ARD from standards')
    expect(await screen.findByDisplayValue(`${stem}.ard`)).toBeInTheDocument()
    await choose('Synchronise customer')
    expect((await itemNow(server, item.itemId, 'designer')).design).toMatchObject({
      designProjectNo: stem,
      isArdFileExisted: true,
    })
  })

  test('are only read by who may not change the item; a lost connection is said', async () => {
    const item = await submitItem(server)
    await act(server.as('designer'), item, 'ACCEPT')
    const { form } = await openTab(item.itemId, 'design', {
      server,
      as: 'salesrep',
      through: fetch => (input, init) =>
        String(input).includes('CheckGeneratedFiles')
          ? Promise.reject(new TypeError('lost'))
          : fetch(input, init),
    })
    const panel = within(await form.findByRole('region', { name: 'Design files' }))
    expect(await panel.findByText('Velocity API Not Available')).toBeInTheDocument()
    expect(panel.queryByRole('button', { name: 'Generate' })).toBeNull()
  })
})

async function openQuote() {
  const rep = server.as('salesrep')
  const item = await createItem(rep)
  await saveProduct(rep, item, carton)
  const products = [{ itemCategory: 'NEW_MANUAL_DESIGN', description: 'Second' }]
  await rep.post('/quote/Quote/Products', { id: item.quoteId, products })
  return mountApp({ server, as: 'salesrep', path: `/quotes/${item.quoteId}`, live: true })
}

test('the designs of all items of a quote are generated from the quote’s page', async () => {
  const { screen, user } = await openQuote()
  await user.click(await screen.findByRole('button', { name: 'Generate Designs' }))
  expect(await screen.findByText('Generating Designs: 0 of 1')).toBeInTheDocument()
  await runner.drain()
  expect(await screen.findByText('Esko File Generation Successful')).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Generate Designs' })).toBeInTheDocument()
})

test('the generation of a quote’s designs is found again by who reloads the page, and tells how it ended', async () => {
  const { user, ...before } = await openQuote()
  await user.click(await before.screen.findByRole('button', { name: 'Generate Designs' }))
  await before.screen.findByText('Generating Designs: 0 of 1')
  const path = before.address()
  before.unmount()
  const { screen } = await mountApp({ server, as: 'salesrep', path, live: true })
  expect(await screen.findByText('Generating Designs: 0 of 1')).toBeInTheDocument()
  await runner.drain()
  expect(await screen.findByText('Esko File Generation Successful')).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Generate Designs' })).toBeInTheDocument()
})

test('the generation of a quote’s designs is cancelled, and says what was made', async () => {
  const { screen, user } = await openQuote()
  await user.click(await screen.findByRole('button', { name: 'Generate Designs' }))
  await user.click(await screen.findByRole('button', { name: 'Cancel Generating Designs' }))
  expect(await screen.findByText('Cancelled. Made: 0 of 1.')).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Generate Designs' })).toBeInTheDocument()
  await runner.drain()
  expect(screen.queryByText('Esko File Generation Successful')).toBeNull()
})
