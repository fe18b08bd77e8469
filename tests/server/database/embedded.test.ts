import { expect, it } from 'vitest'
import { openEmpty } from '../startTestServer.ts'

it('lets the process do other things while one question follows another', async () => {
  const connection = await openEmpty()
  let asked = 0
  const others = new Promise<number>(resolve => setImmediate(() => resolve(asked)))
  while (asked < 2_000) {
    await connection.query('select count(*) from pg_class')
    asked += 1
  }
  expect(await others).toBeLessThan(2_000)
  await connection.close()
})

it('goes on after a statement that was refused, in a transaction and outside', async () => {
  const { db, query, close } = await openEmpty()
  await expect(query('select from nowhere')).rejects.toThrow('nowhere')
  await expect(db.transaction(tx => tx.execute('select from nowhere'))).rejects.toThrow()
  expect(await query('select $1::int + 1 as sum', [41])).toEqual([{ sum: 42 }])
  await close()
})

it('gives bytes back as they were', async () => {
  const { query, close } = await openEmpty()
  const bytes = Buffer.from(Array.from({ length: 256 }, (_, index) => index))
  expect(await query('select $1::bytea as bytes', [bytes])).toEqual([{ bytes }])
  await close()
})
