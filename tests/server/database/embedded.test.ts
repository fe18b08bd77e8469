import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { withRows } from '../../../server/database/flat.ts'
import { poolOn } from '../../../server/database/pglite.ts'
import { createStatement } from '../../../server/database/statement.ts'
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

it('knows the statements it has planned also after one that was refused', async () => {
  const { db, query, close } = await openEmpty()
  const sum = createStatement<{ sum: number }>('sum', () =>
    withRows(['sum'], sql`select ${sql.placeholder('given')}::int + 1`),
  )
  expect(await sum(db, { given: 41 })).toEqual([{ sum: 42 }])
  await expect(query('select 1 / 0')).rejects.toThrow('division')
  expect(await sum(db, { given: 1 })).toEqual([{ sum: 2 }])
  await close()
})

it('ends what a connection that is given up had begun', async () => {
  const engine = await PGlite.create()
  const pool = poolOn(engine)
  await pool.query('create table kept (value int)')
  const client = await pool.connect()
  await client.query('begin')
  await client.query('insert into kept values (1)')
  client.release(true)
  expect((await pool.query('select value from kept')).rows).toEqual([])
  await pool.end()
  await engine.close()
})

it('refuses who asks it beside a transaction of their own, instead of letting them wait for themselves', async () => {
  const { db, query, close } = await openEmpty()
  const beside = db.transaction(async tx => {
    await tx.execute('select 1')
    return query('select 2')
  })
  await expect(beside).rejects.toThrow('beside the transaction')
  const within = db.transaction(() => db.transaction(async () => 1))
  await expect(within).rejects.toThrow('beside the transaction')
  const after = await db.transaction(async () => ({ later: async () => query('select 3 as three') }))
  expect(await after.later()).toEqual([{ three: 3 }])
  await close()
})

it('lets who hears of a commit ask it at once: they are not in the transaction that told them', async () => {
  const { db, query, listen, close } = await openEmpty()
  const heard = new Promise<unknown>(resolve => {
    void listen(
      'told',
      text => resolve(query('select $1 as text', [text]).catch(String)),
      () => undefined,
    )
  })
  await query('select 1')
  await db.transaction(tx => tx.execute(sql`select pg_notify('told', 'of it')`))
  expect(await heard).toEqual([{ text: 'of it' }])
  await close()
})

it('gives bytes back as they were', async () => {
  const { query, close } = await openEmpty()
  const bytes = Buffer.from(Array.from({ length: 256 }, (_, index) => index))
  expect(await query('select $1::bytea as bytes', [bytes])).toEqual([{ bytes }])
  await close()
})
