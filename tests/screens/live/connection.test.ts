import { HubConnection, HubConnectionBuilder } from '@microsoft/signalr'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createLive, type Link, type LinkEvents, type OpenLink } from '../../../src/realtime/live.ts'
import { openConnection } from '../../../src/realtime/openConnection.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const ends: LinkEvents = { onEvent: () => {}, onDown: () => {}, onUp: () => {}, onEnd: () => {} }

/** A live connection that is opened like this, and what it says in the browser's console. */
const openedBy = (open: OpenLink) => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  const live = createLive({
    url: '/hubs/quote-design',
    token: async () => '',
    load: async () => open,
    pauseBefore: () => 1,
  })
  return { live, warned }
}

describe('the connection to the quote design hub', () => {
  test('hub-connection: gives up after 300000 ms of silence, and connects again by itself', async () => {
    const silence = vi.spyOn(HubConnectionBuilder.prototype, 'withServerTimeout')
    const again = vi.spyOn(HubConnectionBuilder.prototype, 'withAutomaticReconnect')
    vi.spyOn(HubConnection.prototype, 'start').mockResolvedValue()
    await openConnection({ url: 'http://boxwright.test/hubs/quote-design', token: async () => '' }, ends)
    expect(silence).toHaveBeenCalledWith(300_000)
    expect(again).toHaveBeenCalledOnce()
  })

  test('hub-connection: joins its groups; that it cannot be opened or closed is logged, and it is shown as broken', async () => {
    const said: string[] = []
    let end = () => {}
    const link: Link = {
      call: async (method, group) => said.push(`${method} ${group}`),
      stop: async () => {
        end()
        throw new Error('closed already')
      },
    }
    let tries = 0
    const { live, warned } = openedBy(async (_, { onEnd }) => {
      tries += 1
      if (tries === 1) throw new Error('not there')
      end = onEnd
      return link
    })
    const states: string[] = []
    live.onState(() => states.push(live.state()))
    live.join('quoteitem:7')
    const stop = live.start()
    await vi.waitFor(() => expect(live.state()).toBe('live'))
    expect(said).toEqual(['JoinGroup quoteitem:7'])
    expect(warned.mock.calls).toEqual([['The live connection could not be opened.', new Error('not there')]])
    stop()
    await vi.waitFor(() => expect(live.state()).toBe('off'))
    expect(warned.mock.lastCall).toEqual([
      'The live connection could not be closed.',
      new Error('closed already'),
    ])
    expect(states).toEqual(['connecting', 'broken', 'live', 'off'])
  })
})
