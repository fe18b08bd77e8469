import { createServer } from 'node:net'

/**
 * A port of the loopback address that nobody listens on now.
 * @returns {Promise<number>}
 */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address === null || typeof address === 'string'
          ? reject(new Error('No port is free.'))
          : resolve(address.port),
      )
    })
  })
