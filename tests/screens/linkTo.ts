import { HttpTransportType } from '@microsoft/signalr'
import { WebSocket } from 'ws'
import { hubPath } from '#contract/hub'
import type { OpenLink } from '../../src/realtime/live.ts'
import { openWith } from '../../src/realtime/openConnection.ts'
import type { TestApp } from '../server/startTestServer.ts'

const origins = new WeakMap<TestApp, Promise<string>>()

/** Opens real connections to the hub of this server: the test's browser has no WebSocket of its own. */
export async function linkTo(server: TestApp): Promise<() => Promise<OpenLink>> {
  const listening = origins.get(server) ?? server.app.listen({ host: '127.0.0.1', port: 0 })
  origins.set(server, listening)
  const origin = await listening
  const options = { transport: HttpTransportType.WebSockets, skipNegotiation: true, WebSocket }
  const open = openWith(options)
  return async () =>
    ({ token }, events) =>
      open({ url: origin + hubPath, token }, events)
}
