import { answers } from '../../../scripts/process/answers.mjs'
import { freePort } from '../../../scripts/process/freePort.mjs'
import { startBeside } from '../../../scripts/process/run.mjs'

const startingMayTake = 300_000

/** The built product on a data directory of its own: where it answers, and how to stop it. */
export async function startProduct(
  env: Readonly<Record<string, string>> = {},
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  let hasEnded = false
  const server = startBeside([process.execPath, 'scripts/temporary.mjs'], {
    env: { PORT: String(port), ...env },
  })
  void server.ended.finally(() => {
    hasEnded = true
  })
  const isThere = await answers(`${origin}/readyz`, {
    timeoutMs: startingMayTake,
    gaveUp: () => hasEnded,
  })
  if (!isThere) {
    await server.stop()
    throw new Error('The product did not start; what it said is above.')
  }
  return { origin, stop: server.stop }
}
