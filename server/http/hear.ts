import type { FastifyInstance } from 'fastify'
import type { Connection } from '../database/database.ts'

/** Hears what the database says on a channel while the application runs: see `Connection.listen`. */
export function hear(
  app: FastifyInstance,
  connection: Connection,
  channel: string,
  onText: (text: string) => void,
  onGap: () => void,
): void {
  let stop = async (): Promise<void> => undefined
  app.addHook('onReady', async () => {
    stop = await connection.listen(channel, onText, onGap)
  })
  app.addHook('onClose', () =>
    // A database that is gone already hears nothing any more.
    stop().catch((error: unknown) => app.log.info({ err: error, channel }, 'stops listening')),
  )
}
