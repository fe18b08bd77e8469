import { setTimeout as pause } from 'node:timers/promises'

/**
 * Waits until an address answers with success.
 * @param {string} address
 * @param {{ timeoutMs: number, gaveUp: () => boolean }} limits `gaveUp`: whether the one who should answer has ended
 * @returns {Promise<boolean>} whether it did
 */
export async function answers(address, { timeoutMs, gaveUp }) {
  const until = Date.now() + timeoutMs
  while (Date.now() < until && !gaveUp()) {
    const isThere = await fetch(address).then(
      response => response.ok,
      () => false,
    )
    if (isThere) return true
    await pause(50)
  }
  return false
}
