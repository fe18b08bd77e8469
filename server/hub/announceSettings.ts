import { hubGroup } from '#contract/hub'
import type { Database } from '../database/database.ts'
import { announce } from './announce.ts'

/** More keys than this are not named one by one; who hears it reads all settings anyway. */
const mostKeys = 40

/** Tells the person's other windows that settings were saved. */
export async function announceSettings(tx: Database, login: string, keys: readonly string[]): Promise<void> {
  const payload = { login, keys: keys.slice(0, mostKeys), at: new Date().toISOString() }
  await announce(tx, [{ name: 'SettingsChanged', groups: [hubGroup.user(login)], payload }])
}
