import {
  HttpTransportType,
  type HubConnection,
  HubConnectionBuilder,
  type IHttpConnectionOptions,
  LogLevel,
} from '@microsoft/signalr'
import { type HubEvent, hubServerTimeout } from '#contract/hub'
import { hubEvents } from '#contract/hub/events'
import type { Link, LinkEvents, OpenLink } from './live.ts'

/** Milliseconds before each try to connect again; the last of them for ever. */
const pauses = [0, 500, 1_000, 2_000, 3_000, 5_000, 8_000]

/** The pause before a try, spread out so that many clients do not all come at once when a server is back. */
export const pauseBefore = (tries: number): number =>
  (pauses[Math.min(tries, pauses.length - 1)] ?? 0) * (0.75 + Math.random() / 2)

function listen(connection: HubConnection, { onEvent, onDown, onUp, onEnd }: LinkEvents): void {
  for (const [name, { payload: schema }] of Object.entries(hubEvents)) {
    connection.on(name, (said: unknown) => {
      const read = schema.safeParse(said)
      // A server of another release may say more than is known here.
      if (read.success) onEvent({ name, payload: read.data } as HubEvent)
    })
  }
  connection.onreconnecting(onDown)
  connection.onreconnected(onUp)
  connection.onclose(onEnd)
}

/** Opens connections with the official client and these settings of its own. */
export const openWith =
  (options: IHttpConnectionOptions): OpenLink =>
  async ({ url, token }, events): Promise<Link> => {
    const connection = new HubConnectionBuilder()
      .withUrl(url, {
        ...options,
        accessTokenFactory: token,
      })
      .withServerTimeout(hubServerTimeout)
      .withAutomaticReconnect({
        nextRetryDelayInMilliseconds: ({ previousRetryCount }) => pauseBefore(previousRetryCount),
      })
      .configureLogging(LogLevel.None)
      .build()
    listen(connection, events)
    await connection.start()
    return {
      call: (method, name) => connection.invoke(method, name),
      stop: () => connection.stop(),
    }
  }

/** Connects to the hub: over a WebSocket, else over server-sent events. Rejects when it cannot. */
export const openConnection = openWith({
  transport: HttpTransportType.WebSockets | HttpTransportType.ServerSentEvents,
})
