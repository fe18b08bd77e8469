import { act, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { png, uploaded } from '../../../server/fileSteps.ts'
import { pdf } from '../../../server/pdf.ts'
import { createTestApp, type TestApp } from '../../../server/startTestServer.ts'
import { mountApp } from '../../harness.tsx'
import { newItem } from '../openItem.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const drawing = () => new File([new Uint8Array(pdf(2048))], 'Drawing.pdf', { type: 'application/pdf' })
const picture = () => new File([new Uint8Array(png)], 'Picture.png', { type: 'image/png' })

type Options = NonNullable<Parameters<typeof mountApp>[0]>

async function openFiles(options: Options = {}, item?: Awaited<ReturnType<typeof newItem>>) {
  const of = item ?? (await newItem(server))
  const mounted = await mountApp({ as: 'salesrep', path: `/qitem/${of.id}/files`, server, ...options })
  const { screen, user } = mounted
  const choose = async (...files: File[]) =>
    user.upload(await screen.findByLabelText('Files to upload'), files)
  return { ...mounted, item: of, choose, upload: (name: string) => screen.findByRole('listitem', { name }) }
}

const stored = (item: { id: number; quoteId: number }, fileName: string) =>
  uploaded(server, { quoteId: item.quoteId, itemId: item.id }, { fileName })

describe('the tab Files', () => {
  it('documents-upload: takes several files at once and lists who added what', async () => {
    const { screen, choose, upload } = await openFiles()
    expect(await screen.findByText('No file yet. Add the first above.')).toBeVisible()
    await choose(drawing(), picture())
    expect(
      await within(await upload('Drawing.pdf')).findByText('Drawing.pdf successfully uploaded'),
    ).toBeVisible()
    expect(
      await within(await upload('Picture.png')).findByText('Picture.png successfully uploaded'),
    ).toBeVisible()
    const row = within(await screen.findByRole('row', { name: 'Drawing.pdf' }))
    expect(row.getByText('2.000 KB')).toBeVisible()
    expect(row.getByText('Drawing')).toBeVisible()
    expect(await screen.findByRole('row', { name: 'Picture.png' })).toBeVisible()
  })

  it('documents-duplicate: refuses a name that exists and offers it as the next version', async () => {
    const item = await newItem(server)
    await stored(item, 'Drawing.pdf')
    const { screen, user, choose, upload } = await openFiles({}, item)
    await screen.findByRole('row', { name: 'Drawing.pdf' })
    await choose(drawing())
    const line = within(await upload('Drawing.pdf'))
    expect(await line.findByText('Drawing.pdf already exist')).toBeVisible()
    await user.click(line.getByRole('button', { name: 'Upload as version 2' }))
    expect(await screen.findByText('Drawing.pdf successfully uploaded')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Details of Drawing.pdf' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Drawing.pdf' }))
    await waitFor(() =>
      expect(within(dialog.getByRole('list', { name: 'Versions' })).getAllByRole('listitem')).toHaveLength(2),
    )
  })

  it('says what is wrong with a file at the file, and takes the others', async () => {
    const { screen, choose } = await openFiles()
    await choose(new File(['GIF89a'], 'Wrong.pdf'), picture())
    expect(
      await screen.findByText(/Wrong.pdf is called a PDF, but its content is a GIF picture/),
    ).toBeVisible()
    expect(await screen.findByRole('row', { name: 'Picture.png' })).toBeVisible()
  })

  it('tries again after the connection was lost', async () => {
    let isLost = true
    const { screen, user, choose } = await openFiles({
      through: fetch => (address, init) =>
        isLost && String(address).includes('/upload')
          ? Promise.reject(new TypeError('Failed to fetch'))
          : fetch(address, init),
    })
    await choose(picture())
    expect(await screen.findByText(/Picture.png: No connection/)).toBeVisible()
    isLost = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Picture.png successfully uploaded')).toBeVisible()
  })

  it('is not previewed again at the next visit when Back left the preview open', async () => {
    const item = await newItem(server)
    await stored(item, 'Drawing.pdf')
    const { screen, user, goTo } = await openFiles({}, item)
    await user.click(await screen.findByRole('button', { name: 'Drawing.pdf' }))
    await screen.findByRole('dialog', { name: 'Drawing.pdf' })
    await act(() => goTo(`/qitem/${item.id}/overview`))
    await screen.findByRole('form', { name: 'Overview' })
    await act(() => goTo(`/qitem/${item.id}/files`))
    expect(await screen.findByRole('button', { name: 'Drawing.pdf' })).toBeVisible()
    expect(screen.queryByRole('dialog', { name: 'Drawing.pdf' })).toBeNull()
  })

  it('removes a file for a reason, which it asks for', async () => {
    const item = await newItem(server)
    await stored(item, 'Wrong.pdf')
    const { screen, user } = await openFiles({}, item)
    await user.click(await screen.findByRole('button', { name: 'Remove Wrong.pdf' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove file' }))
    await user.click(dialog.getByRole('button', { name: 'Remove' }))
    expect(dialog.getByText('Reason is required')).toBeVisible()
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Of another box')
    await user.click(dialog.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('No file yet. Add the first above.')).toBeVisible()
  })

  it('shows a picture, and says of what it can not show that it is to be downloaded', async () => {
    const item = await newItem(server)
    const of = { quoteId: item.quoteId, itemId: item.id }
    await uploaded(server, of, { fileName: 'Picture.png', content: png })
    await uploaded(server, of, { fileName: 'Artwork.eps', content: Buffer.from('%!PS-Adobe-3.0') })
    const { screen, user } = await openFiles({}, item)
    await user.click(await screen.findByRole('button', { name: 'Picture.png' }))
    expect(await screen.findByRole('img', { name: 'Picture.png' })).toBeVisible()
    await user.keyboard('{ArrowLeft}')
    expect(await screen.findByText(/Artwork.eps .*can't be shown here/)).toBeVisible()
  })

  it('is read-only for whom the item is, who may look and download', async () => {
    const item = await newItem(server)
    await stored(item, 'Drawing.pdf')
    const { screen } = await openFiles({ as: 'designer' }, item)
    expect(await screen.findByText(/Files is read-only/)).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Download Drawing.pdf' })).toBeEnabled()
    expect(screen.queryByRole('button', { name: 'Remove Drawing.pdf' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Choose files' })).toBeNull()
  })

  it('says that the list could not be read, and offers another try', async () => {
    let isLost = true
    const { screen, user } = await openFiles({
      through: fetch => (address, init) =>
        isLost && String(address).includes('/quote/QuoteDocument?')
          ? Promise.resolve(new Response('{}', { status: 403 }))
          : fetch(address, init),
    })
    const retry = await screen.findByRole('button', { name: 'Retry' })
    isLost = false
    await user.click(retry)
    expect(await screen.findByText('No file yet. Add the first above.')).toBeVisible()
  })
})
