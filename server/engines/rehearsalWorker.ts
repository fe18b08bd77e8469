import { parentPort } from 'node:worker_threads'
import { giveWay } from './giveWay.ts'
import { type RehearsalQuestion, rehearseBatch } from './rehearseBatch.ts'

giveWay()

/** The thread that rehearses prices: one batch at a time. */
parentPort?.on('message', (question: RehearsalQuestion) => {
  parentPort?.postMessage(rehearseBatch(question))
})
