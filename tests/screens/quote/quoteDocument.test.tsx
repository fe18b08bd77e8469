import { within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { approvedItem } from '../../server/priceSteps.ts'
import type { TestItem } from '../../server/quoteSteps.ts'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { fill } from './fill.ts'
import { openQuote } from './openQuote.ts'
import { newQuote } from './quotes.ts'

let server: TestApp
let item: TestItem
beforeAll(async () => {
  server = await createTestApp()
  item = await approvedItem(server)
  return () => server.close()
})

/** Answers for the letter itself as a server that is too busy does: what is drawn of it is another test's. */
const busy: (fetch: typeof globalThis.fetch) => typeof globalThis.fetch = fetch => async (input, init) => {
  const url = String(input instanceof Request ? input.url : input)
  if (!url.endsWith('/report/QuoteReport')) return fetch(input, init)
  const problem = { code: 'unavailable', status: 503, title: 'Away', detail: 'Too many documents wait.' }
  const headers = { 'content-type': 'application/problem+json' }
  return new Response(JSON.stringify(problem), { status: 503, headers })
}

async function openDocument(quoteId: number) {
  const mounted = await openQuote(quoteId, { server, through: busy })
  const { screen, user } = mounted
  await user.click(screen.getByRole('button', { name: 'Quote Document' }))
  const dialog = within(
    await screen.findByRole('dialog', { name: /^Quote \d+, revision/ }, { timeout: 10_000 }),
  )
  return { ...mounted, dialog }
}

describe('the document of a quote', () => {
  test('that has no price says so, offers no sending, and another try where it could not be made', async () => {
    const quote = await newQuote(server, { customerCode: 'BLU001', items: ['Lager carton'] })
    const { dialog } = await openDocument(quote.id)
    expect(await dialog.findByText("The quote can't go out yet")).toBeVisible()
    expect(dialog.getByText(`Item ${quote.id}-1 has no price yet`, { exact: false })).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Send…' })).toBeDisabled()
    expect(await dialog.findByText(/Too many documents wait/)).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Print' })).toBeDisabled()
  })

  test('goes to its customer with the words of the template; the quote remembers it', async () => {
    const { dialog, screen, user } = await openDocument(item.quoteId)
    await user.click(await dialog.findByRole('button', { name: 'Send…' }))
    const form = within(await screen.findByRole('dialog', { name: `Send Quote ${item.quoteId}, revision A` }))
    const text = (name: string) => form.getByRole('textbox', { name })
    expect(text('To')).toHaveValue('orders@bluegumbrewing.example')
    expect((text('Message') as HTMLTextAreaElement).value).toContain('Dear Harriet Moss')
    expect(form.getByText(/becomes each recipient's own link/)).toBeVisible()
    await fill(user, text('Cc'), 'nowhere')
    await user.click(form.getByRole('button', { name: 'Send' }))
    expect(await form.findByText('Email not valid')).toBeVisible()
    await fill(user, text('Cc'), 'buyer@bluegum.example; store@bluegum.example')
    await user.click(form.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText(/^Quote \d+ A is on its way to/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    expect(
      await screen.findByText(
        /^Sent to orders@bluegumbrewing\.example, cc buyer@bluegum\.example and store@bluegum\.example, on .* by /,
      ),
    ).toBeVisible()
    expect(screen.getByText('Sent A')).toBeVisible()
    expect(screen.getByText('buyer@bluegum.example waits to be sent')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Open revision A' })).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Copy link to revision A' }))
    const passedOn = within(await screen.findByRole('dialog', { name: 'Link to the quote' }))
    expect((passedOn.getByRole('textbox', { name: 'Link' }) as HTMLInputElement).value).toMatch(
      /\/offer\/[\w-]{43}$/,
    )
    await user.click(passedOn.getByRole('button', { name: 'Close' }))
    await user.click(screen.getByRole('button', { name: 'Compare revision A' }))
    expect(await screen.findByText('They say the same.')).toBeVisible()
  })
})
