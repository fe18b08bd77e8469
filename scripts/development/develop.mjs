import { answers } from '../process/answers.mjs'
import { startBeside } from '../process/run.mjs'
import { tool } from '../process/tools.mjs'

/** The address a person opens while developing; Vite passes calls on to the server. */
const address = 'http://127.0.0.1:5173'
const creatingMayTake = 120_000

/**
 * The server, started again when its files change, and Vite with hot reload in front of it, until either ends.
 * @returns {Promise<number>} exit code
 */
export async function develop() {
  const port = process.env.PORT ?? '8080'
  const server = startBeside(tool('tsx', 'watch', '--clear-screen=false', 'server/main.ts'), {
    env: {
      HOST: '127.0.0.1',
      PORT: port,
      // Tokens name the address that the browser sees.
      PUBLIC_URL: address,
    },
  })
  let hasEnded = false
  const mark = () => {
    hasEnded = true
  }
  server.ended.then(mark, mark)
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.stop())
  const isReady = await answers(`http://127.0.0.1:${port}/healthz`, {
    timeoutMs: creatingMayTake,
    gaveUp: () => hasEnded,
  })
  if (!isReady) {
    await server.stop()
    return 1
  }
  const application = startBeside(tool('vite', '--host', '127.0.0.1', '--port', '5173', '--strictPort'), {
    env: { PORT: port },
  })
  const code = await Promise.race([server.ended, application.ended])
  await Promise.all([server.stop(), application.stop()])
  return code
}
