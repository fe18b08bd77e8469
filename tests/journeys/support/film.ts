import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

/** Where pictures of what journeys do are wanted; none unless told. */
export const filmInto = process.env.FILM_INTO ?? ''

/** Keeps a picture of the page whenever it changes, named by its moment in milliseconds. */
export async function film(page: Page, directory: string): Promise<void> {
  mkdirSync(directory, { recursive: true })
  const session = await page.context().newCDPSession(page)
  session.on('Page.screencastFrame', ({ data, sessionId, metadata }) => {
    const moment = Math.round((metadata.timestamp ?? 0) * 1000)
    void writeFile(join(directory, `${moment}.png`), Buffer.from(data, 'base64'))
    // The page may be gone by then.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  await session.send('Page.startScreencast', { format: 'png', maxWidth: 1440, maxHeight: 900 })
}
