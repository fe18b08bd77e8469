import { afterAll, beforeAll, expect, it } from 'vitest'
import { masterData } from '../../server/services/engine/masterData.ts'
import { openDemonstration } from './startTestServer.ts'

it('lookup', async () => {
  const c = await openDemonstration()
  for (let i = 0; i < 8; i++) {
    const t = performance.now()
    await masterData(c.db, true)
    console.log(performance.now() - t)
  }
  await c.close()
})
